ALTER TABLE `parcels` ADD `dedicated_on` text;--> statement-breakpoint
ALTER TABLE `parcels` ADD `dedicated_times` integer;