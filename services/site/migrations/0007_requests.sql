CREATE TABLE "site"."answers" (
	"key" text PRIMARY KEY NOT NULL,
	"request_hash" text NOT NULL,
	"body" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"owner_id" uuid,
	"recipient" text,
	"reply_to" text,
	"subject" text,
	"text" text,
	"html" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "site"."requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"answers" jsonb NOT NULL,
	"consent_text" text NOT NULL,
	"consent_version" text NOT NULL,
	"locale" text NOT NULL,
	"page" text NOT NULL,
	"utm" jsonb,
	"desk" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "requests_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE INDEX "mails_due" ON "site"."mails" USING btree ("next_at") WHERE "site"."mails"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "mails_owner" ON "site"."mails" USING btree ("owner_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "requests_kind" ON "site"."requests" USING btree ("kind","created_at");