CREATE TABLE "content"."presences" (
	"tab" uuid PRIMARY KEY NOT NULL,
	"story_id" bigint NOT NULL,
	"account_id" uuid NOT NULL,
	"block" text,
	"seen_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content"."workflow_stage_changes" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "content"."workflow_stage_changes" ADD COLUMN "assignee_name" text;--> statement-breakpoint
ALTER TABLE "content"."workflow_stage_changes" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "content"."presences" ADD CONSTRAINT "presences_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "content"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content"."presences" ADD CONSTRAINT "presences_account_id_collaborators_id_fk" FOREIGN KEY ("account_id") REFERENCES "content"."collaborators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presences_story" ON "content"."presences" USING btree ("story_id");--> statement-breakpoint
ALTER TABLE "content"."workflow_stage_changes" ADD CONSTRAINT "workflow_stage_changes_assignee_id_collaborators_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "content"."collaborators"("id") ON DELETE set null ON UPDATE no action;