import
)(
