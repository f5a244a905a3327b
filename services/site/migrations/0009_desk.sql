CREATE TABLE "site"."desk_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"rights" text[] NOT NULL,
	"password_hash" text,
	"sealed_secret" text NOT NULL,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"invitation_hash" text,
	"invited_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "desk_accounts_invitationHash_unique" UNIQUE("invitation_hash")
);
--> statement-breakpoint
CREATE TABLE "site"."desk_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site"."desk_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text,
	"detail" text
);
--> statement-breakpoint
CREATE TABLE "site"."lockouts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"blocked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "site"."desk_sessions" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"filter" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."request_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site"."requests" ADD COLUMN "properties" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."requests" ADD COLUMN "about" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site"."desk_sessions" ADD CONSTRAINT "desk_sessions_account_id_desk_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "site"."desk_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site"."request_messages" ADD CONSTRAINT "request_messages_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "site"."requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_events_subject" ON "site"."desk_events" USING btree ("subject") WHERE "site"."desk_events"."subject" is not null;--> statement-breakpoint
CREATE INDEX "desk_sessions_account" ON "site"."desk_sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "request_messages_request" ON "site"."request_messages" USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "requests_newest" ON "site"."requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "requests_properties" ON "site"."requests" USING gin ("properties");--> statement-breakpoint
UPDATE "site"."requests" SET "properties" = jsonb_build_object(lower("answers"->>'property'), "answers"->>'property') WHERE "answers"->>'property' IS NOT NULL;
