CREATE TABLE "hotel"."trip_items" (
	"account_id" uuid NOT NULL,
	"key" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trip_items_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
ALTER TABLE "hotel"."trip_items" ADD CONSTRAINT "trip_items_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "hotel"."accounts"("id") ON DELETE cascade ON UPDATE no action;