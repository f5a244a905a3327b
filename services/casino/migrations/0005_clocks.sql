CREATE TABLE "casino"."tournament_clocks" (
	"sale_id" uuid NOT NULL,
	"category_key" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"elapsed" bigint NOT NULL,
	"since" timestamp (3) with time zone,
	"version" integer NOT NULL,
	CONSTRAINT "tournament_clocks_sale_id_category_key_pk" PRIMARY KEY("sale_id","category_key"),
	CONSTRAINT "tournament_clocks_elapsed" CHECK ("casino"."tournament_clocks"."elapsed" >= 0)
);
--> statement-breakpoint
ALTER TABLE "casino"."tournament_clocks" ADD CONSTRAINT "tournament_clocks_sale_id_category_key_sale_categories_sale_id_key_fk" FOREIGN KEY ("sale_id","category_key") REFERENCES "casino"."sale_categories"("sale_id","key") ON DELETE no action ON UPDATE no action;