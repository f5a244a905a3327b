CREATE TABLE "casino"."addresses" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"address_line1" text NOT NULL,
	"address_line2" text,
	"postal_box" text,
	"place_known_as" text,
	"zip_code" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "casino"."opt_ins" (
	"account_id" uuid NOT NULL,
	"sender" text NOT NULL,
	"channel" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "opt_ins_account_id_sender_channel_pk" PRIMARY KEY("account_id","sender","channel")
);
--> statement-breakpoint
ALTER TABLE "casino"."addresses" ADD CONSTRAINT "addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "casino"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "casino"."opt_ins" ADD CONSTRAINT "opt_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "casino"."accounts"("id") ON DELETE cascade ON UPDATE no action;