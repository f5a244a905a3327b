CREATE TABLE "site"."vitals" (
	"day" text NOT NULL,
	"page" text NOT NULL,
	"metric" text NOT NULL,
	"step" integer NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "vitals_day_page_metric_step_pk" PRIMARY KEY("day","page","metric","step")
);
