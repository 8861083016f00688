import Card
