CREATE TABLE "outline" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"title" text NOT NULL,
	"keyword" text NOT NULL,
	"strategy" text NOT NULL,
	"total_score" smallint,
	"sections" integer NOT NULL,
	"words" integer NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "outline" ADD CONSTRAINT "outline_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outline" ADD CONSTRAINT "outline_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outline_by_author" ON "outline" USING btree ("workspace_id","author_id","updated_at","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "outline_by_updated" ON "outline" USING btree ("workspace_id","updated_at","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "outline_removed" ON "outline" USING btree ("removed_at") WHERE removed_at is not null;