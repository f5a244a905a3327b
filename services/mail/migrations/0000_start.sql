CREATE SCHEMA "mail";
--> statement-breakpoint
CREATE TABLE "mail"."messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "messages_received" ON "mail"."messages" USING btree ("received_at");