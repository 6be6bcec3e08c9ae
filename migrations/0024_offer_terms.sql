ALTER TABLE `orders` ADD `rights` text;--> statement-breakpoint
ALTER TABLE `orders` ADD `characteristics` text;--> statement-breakpoint
-- Orders of before are held to the words that their pages show on the day of this migration.
UPDATE `orders` SET
	`rights` = CASE `product`
		WHEN 'book' THEN 'Livre : satisfait ou remboursé pendant 30 jours et rétractation légale pendant 14 jours, à compter de la réception ; lu ou non, il vous est remboursé en entier et reste à vous.'
		WHEN 'training' THEN 'Formation en ligne : remboursement sur demande dans les 30 jours suivant le lancement, ou l’achat s’il est postérieur, et rétractation légale pendant 14 jours à compter de l’achat ; ouverte ou non, elle vous est remboursée en entier.'
		WHEN 'prompt-pack' THEN 'Pack de Prompts IA pour Auteurs : satisfait ou remboursé pendant 30 jours et rétractation légale pendant 14 jours, à compter de l’achat ; ouvert ou non, il vous est remboursé en entier.'
	END,
	`characteristics` = CASE `product`
		WHEN 'book' THEN '["Un livre broché de 184 pages, dédicacé par l’auteur","Sa version numérique, en PDF et en EPUB, à lire sur tout appareil"]'
		WHEN 'training' THEN '["8 modules en ligne, plus de 25 heures de leçons","2 séances en groupe de questions et réponses, en direct","Un module préparatoire et une masterclass avant l’ouverture","Les modèles de travail, les prompts et le guide pour construire une offre premium","Un accès sans limite de durée"]'
		WHEN 'prompt-pack' THEN '["50+ prompts en quatre familles, dans un fichier PDF","Un guide d’utilisation et des exemples déjà remplis","Les mises à jour pendant 12 mois et une assistance prioritaire"]'
	END;
