ALTER TABLE `challenge_participants` ADD `news_consent` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `diagnostic_responses` ADD `news_consent` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `resource_subscribers` ADD `news_consent` integer DEFAULT false NOT NULL;