CREATE TABLE "site"."desk_refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"registration_id" uuid NOT NULL,
	"casino" text NOT NULL,
	"title" text NOT NULL,
	"cents" integer NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "site"."desk_events" ADD COLUMN "member" text;--> statement-breakpoint
ALTER TABLE "site"."desk_events" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "site"."desk_events" ADD COLUMN "cents" integer;--> statement-breakpoint
ALTER TABLE "site"."desk_sessions" ADD COLUMN "trail_filter" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "desk_refunds_one_open" ON "site"."desk_refunds" USING btree ("registration_id") WHERE "site"."desk_refunds"."state" in ('waiting', 'approved');--> statement-breakpoint
CREATE INDEX "desk_events_member" ON "site"."desk_events" USING btree ("member") WHERE "site"."desk_events"."member" is not null;--> statement-breakpoint
CREATE INDEX "desk_events_actor" ON "site"."desk_events" USING btree ("actor","id");--> statement-breakpoint
CREATE INDEX "desk_events_at" ON "site"."desk_events" USING btree ("at");