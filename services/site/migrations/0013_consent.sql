CREATE TABLE "site"."consent_receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"browser" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"chosen_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"locale" text NOT NULL,
	"choices" jsonb NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "consent_receipts_choice" ON "site"."consent_receipts" USING btree ("browser","chosen_at","choices");--> statement-breakpoint
CREATE INDEX "consent_receipts_recorded" ON "site"."consent_receipts" USING btree ("recorded_at");