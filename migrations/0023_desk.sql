CREATE TABLE `operator_acts` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`operator` text NOT NULL,
	`act` text NOT NULL,
	`reference` text
);
--> statement-breakpoint
CREATE INDEX `operator_acts_created_at` ON `operator_acts` (`created_at`);--> statement-breakpoint
CREATE INDEX `operator_acts_reference` ON `operator_acts` (`reference`,`id`) WHERE "operator_acts"."reference" IS NOT NULL;