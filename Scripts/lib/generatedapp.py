"""Generates an app of many packages, for Scripts/scale.

Each feature has an interface and needs three to five interfaces of others, some of them much more often than the
rest. An earlier feature is needed eagerly, and a later one lazily, so that features know each other without a
cycle of services. The same sources are written in each layout; only folders, manifests and imports differ. Equal
seeds generate equal apps.
"""

import functools
import random
import shutil
from dataclasses import dataclass, field
from pathlib import Path

LIBRARY = Path(__file__).resolve().parent
CONTAINER_SOURCES = LIBRARY.parent.parent / "Packages/DependencyContainer/Sources/DependencyContainer"
# The files of a feature. Those of the second row are in some features only.
FILES = ["Module", "Service", "Records"]
MORE_FILES = ["Rules", "Screen", "Changes"]
AREAS = ("Card Loan Deposit Savings Exchange Transfer Insurance Pension Stock Bond "
         "Fund Mortgage Invoice Payroll Merchant Coupon Point Gift Travel Utility").split()
SUBJECTS = ("Limits Offers Home History Settings Search Alerts Reports Opening Closing "
            "Approval Schedule Statement Contacts Help Sharing").split()
LAYOUTS = {
    "one-target": "one target",
    "targets": "one package, a target per module",
    "shared-interface": "a package per module, one shared interface",
    "packages": "a package per module, an interface each",
}
# Of 319 packages, 50 teams have six or seven each.
PACKAGES_PER_TEAM = 6.38
PACKAGES_PER_CYCLE = 25


@dataclass(eq=False)
class Feature:
    name: str
    index: int
    team: str
    needs: list = field(default_factory=list)
    files: list = field(default_factory=list)
    # The feature that this one imports, which makes a cycle.
    shortcut: "Feature | None" = None

    @property
    def interface(self):
        return f"{self.name}Interface"

    @property
    def folder(self):
        return f"Teams/{self.team}/{self.name}"

    @property
    def variable(self):
        return self.name[0].lower() + self.name[1:]


class App:
    """The features of an app of `packages` packages, of which two are the app and the interfaces."""

    def __init__(self, packages, seed=1):
        numbers = random.Random(seed)
        names = [area + subject for area in AREAS for subject in SUBJECTS]
        count = packages - 2
        names += [f"{names[n % len(names)]}{n // len(names) + 1}" for n in range(len(names), count)]
        numbers.shuffle(names)
        teams = max(1, round(packages / PACKAGES_PER_TEAM))
        self.features = [Feature(name, n, f"Team{n % teams + 1:02}") for n, name in enumerate(names[:count])]
        for feature in self.features:
            others = set()
            while len(others) < min(3 + feature.index % 3, count - 1):
                # Few features are needed by very many, as those of signing and customers are.
                other = self.features[int(count * numbers.random() ** 2)]
                if other is not feature:
                    others.add(other)
            feature.needs = sorted(others, key=lambda other: other.index)
            feature.files = FILES + sorted(numbers.sample(MORE_FILES, numbers.randrange(3)))
        self.cycles = self.choose_cycles(numbers)

    def choose_cycles(self, numbers):
        """Returns disjoint groups of two to six features, to be planted."""
        free = numbers.sample(self.features, len(self.features))
        sizes = [2 + n % 5 for n in range(max(1, len(self.features) // PACKAGES_PER_CYCLE))]
        return [[free.pop() for _ in range(min(size, len(free)))] for size in sizes]

    def plant_cycles(self):
        """Lets the features of each cycle import each other, as in a monolith. SwiftPM refuses such packages."""
        for cycle in self.cycles:
            for feature, other in zip(cycle, cycle[1:] + cycle[:1]):
                feature.shortcut = other

    def clients(self, feature):
        """Returns the features that need the interface of a feature."""
        return [other for other in self.features if feature in other.needs]

    def samples(self, count):
        """Returns features to edit, evenly spaced by the number of their clients."""
        ranked = sorted(self.features, key=lambda feature: (len(self.clients(feature)), feature.index))
        return [ranked[(2 * n + 1) * len(ranked) // (2 * count)] for n in range(count)]


@functools.cache
def template_text(name):
    return (LIBRARY / "scale" / name).read_text()


def fill(template, feature):
    """Returns the text of a template for a feature."""
    def each(indent, form):
        lines = []
        for other in feature.needs:
            is_later = other.index > feature.index
            service = f"any {other.name}Inject"
            lines.append(" " * indent + form.format(
                need=f"{other.variable}Inject" + (".lazily" if is_later else ""), name=other.variable,
                type=f"Lazy<{service}>" if is_later else service,
                value=f"{other.variable}.value" if is_later else other.variable))
        return "\n".join(lines)

    values = {
        "Name": feature.name, "name": feature.variable, "seed": str(feature.index + 1),
        "needs": each(12, "{need},").rstrip(","),
        "properties": each(4, "private let {name}: {type}"),
        "parameters": each(8, "_ {name}: {type},").rstrip(","),
        "assignments": each(8, "self.{name} = {name}"),
        "lines": each(8, "for summary in try {value}.summaries(of: customer) where summary.state != .closed {{\n"
                         f"            lines.append({feature.name}Line(title: summary.title, "
                         "amount: summary.amount))\n        }}"),
    }
    text = template_text(f"{template}.swift.template")
    for key, value in values.items():
        text = text.replace(f"{{{key}}}", value)
    return text


class Writer:
    """Writes an app in a layout."""

    def __init__(self, app, layout, folder):
        self.app, self.layout, self.folder = app, layout, Path(folder)
        self.has_packages = layout in ("shared-interface", "packages")

    def write(self, path, text):
        file = self.folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)

    def interface_module(self, feature):
        return "Interfaces" if self.layout == "shared-interface" else feature.interface

    def source_file(self, template, feature):
        folder = f"{feature.folder if self.has_packages else 'App'}/Sources/{feature.name}"
        if self.layout == "one-target":
            folder = f"App/Sources/App/{feature.team}/{feature.name}"
        return f"{folder}/{feature.name}{template}.swift"

    def interface_file(self, feature):
        parents = {"one-target": "App/Sources/App/Interfaces", "targets": f"App/Sources/{feature.interface}",
                   "shared-interface": "Interfaces/Sources/Interfaces",
                   "packages": f"Interfaces/Sources/{feature.interface}"}
        return f"{parents[self.layout]}/{feature.interface}.swift"

    def imports(self, template, feature):
        modules = ["Foundation"] if template == "Screen" else ["Synchronization"] if template == "Records" else []
        if template in ("Interface", "Module", "Service", "Stub"):
            modules.append("DependencyContainer")
        if self.layout != "one-target" and template != "Interface":
            used = [feature, *(feature.needs if template in ("Module", "Service") else [])]
            modules += {self.interface_module(other) for other in used}
        return "".join(f"import {module}\n" for module in sorted(modules))

    def write_all(self):
        shutil.rmtree(self.folder, ignore_errors=True)
        for feature in self.app.features:
            self.write(self.interface_file(feature), self.imports("Interface", feature) + fill("Interface", feature))
            for template in feature.files:
                self.write(self.source_file(template, feature),
                           self.imports(template, feature) + fill(template, feature))
            if feature.shortcut:
                other = feature.shortcut.name
                self.write(self.source_file("Shortcut", feature),
                           f"import {other}\n\nlet shortcut = {other}Module()\n")
            if self.has_packages:
                self.write_feature_manifest(feature)
        self.write_app()
        self.write(".archlint.json5", template_text("archlint.json5"))
        self.write_manifest("DependencyContainer", "DependencyContainer", [], [("target", "DependencyContainer", [])])
        shutil.copytree(CONTAINER_SOURCES, self.folder / "DependencyContainer/Sources/DependencyContainer",
                        ignore=shutil.ignore_patterns("*.docc"))
        if self.has_packages:
            names = ["Interfaces"] if self.layout == "shared-interface" \
                else [feature.interface for feature in self.app.features]
            self.write_manifest("Interfaces", "Interfaces", ["../DependencyContainer"],
                                [("target", name, [CONTAINER]) for name in names])

    def needed_modules(self, feature):
        """Returns the interfaces that a feature imports."""
        return sorted({self.interface_module(other) for other in [feature, *feature.needs]})

    def write_feature_manifest(self, feature):
        packages = ["../../../DependencyContainer", "../../../Interfaces"]
        uses = [CONTAINER, *(product(name, "Interfaces") for name in self.needed_modules(feature))]
        if feature.shortcut:
            packages.append(f"../../../{feature.shortcut.folder}")
            uses.append(product(feature.shortcut.name, feature.shortcut.name))
        self.write_manifest(feature.folder, feature.name, packages, [("target", feature.name, uses)])

    def write_app(self):
        features = self.app.features
        packages, targets, uses = ["../DependencyContainer"], [], [CONTAINER]
        if self.has_packages:
            packages += [f"../{feature.folder}" for feature in features]
            uses += [product(feature.name, feature.name) for feature in features]
        elif self.layout == "targets":
            targets += [("target", feature.interface, [CONTAINER]) for feature in features]
            targets += [("target", feature.name,
                         [CONTAINER, *(f'"{name}"' for name in self.needed_modules(feature))]) for feature in features]
            uses += [f'"{feature.name}"' for feature in features]
        targets.append(("executableTarget", "App", uses))
        self.write_manifest("App", "App", packages, targets)
        names = {"DependencyContainer"} if self.layout == "one-target" \
            else {"DependencyContainer", *(feature.name for feature in features)}
        self.write("App/Sources/App/main.swift", "".join(f"import {name}\n" for name in sorted(names))
                   + template_text("main.swift.template").replace(
                       "{modules}", "".join(f"    {feature.name}Module(),\n" for feature in features)))

    def write_manifest(self, folder, name, packages, targets):
        products = "".join(f'        .library(name: "{target}", targets: ["{target}"]),\n'
                           for kind, target, _ in targets if kind == "target" and folder != "App")
        dependencies = "".join(f'        .package(path: "{path}"),\n' for path in packages)
        listed = "".join(
            f'        .{kind}(\n            name: "{target}",\n            dependencies: [\n'
            + "".join(f"                {use},\n" for use in uses) + "            ]\n        ),\n"
            for kind, target, uses in targets)
        self.write(f"{folder}/Package.swift", template_text("Package.swift.template")
                   .replace("{name}", name).replace("{products}", products)
                   .replace("{dependencies}", dependencies).replace("{targets}", listed))


def product(name, package):
    return f'.product(name: "{name}", package: "{package}")'


CONTAINER = product("DependencyContainer", "DependencyContainer")
