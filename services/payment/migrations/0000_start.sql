CREATE SCHEMA "payment";
--> statement-breakpoint
CREATE TABLE "payment"."notifications" (
	"number" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment"."notifications_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"transaction" text NOT NULL,
	"url" text NOT NULL,
	"fields" jsonb NOT NULL,
	"forged" boolean NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"answer" integer
);
--> statement-breakpoint
CREATE TABLE "payment"."transactions" (
	"uuid" text PRIMARY KEY NOT NULL,
	"day" text NOT NULL,
	"trans_id" text NOT NULL,
	"order_id" text NOT NULL,
	"cents" integer NOT NULL,
	"form" jsonb NOT NULL,
	"operation" text NOT NULL,
	"status" text NOT NULL,
	"result" text,
	"authentication" text,
	"refunded" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transactions_of_day" UNIQUE("day","trans_id","operation")
);
--> statement-breakpoint
ALTER TABLE "payment"."notifications" ADD CONSTRAINT "notifications_transaction_transactions_uuid_fk" FOREIGN KEY ("transaction") REFERENCES "payment"."transactions"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_due" ON "payment"."notifications" USING btree ("state","next_at");--> statement-breakpoint
CREATE INDEX "notifications_of" ON "payment"."notifications" USING btree ("transaction");--> statement-breakpoint
CREATE INDEX "transactions_order" ON "payment"."transactions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "transactions_created" ON "payment"."transactions" USING btree ("created_at");