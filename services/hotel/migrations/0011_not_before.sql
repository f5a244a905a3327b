CREATE TABLE "hotel"."not_before" (
	"name" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hotel"."accounts" ADD COLUMN "mails_count_from" timestamp (3) with time zone;