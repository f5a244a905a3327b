CREATE TABLE "site"."vital_sums" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"metric" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	"sum" bigint NOT NULL,
	CONSTRAINT "vital_sums_day_page_metric_bucket_pk" PRIMARY KEY("day","page","metric","bucket")
);
