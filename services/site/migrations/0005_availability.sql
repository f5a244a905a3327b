CREATE TABLE "site"."leases" (
	"work" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."priced_hotels" (
	"code" text PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site"."priced_nights" (
	"hotel" text NOT NULL,
	"day" date NOT NULL,
	"state" text NOT NULL,
	"min_nights" integer NOT NULL,
	"rooms_left" integer NOT NULL,
	"public_cents" integer,
	"member_cents" integer,
	"staff_cents" integer,
	CONSTRAINT "priced_nights_hotel_day_pk" PRIMARY KEY("hotel","day")
);
--> statement-breakpoint
ALTER TABLE "site"."priced_nights" ADD CONSTRAINT "priced_nights_hotel_priced_hotels_code_fk" FOREIGN KEY ("hotel") REFERENCES "site"."priced_hotels"("code") ON DELETE cascade ON UPDATE no action;