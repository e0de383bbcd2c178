CREATE TABLE "review" (
	"content_id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"state" text NOT NULL,
	"asked_by" text,
	"asked_by_name" text NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer NOT NULL,
	"decided_by_name" text,
	"decided_at" timestamp (3) with time zone,
	"word" text DEFAULT '' NOT NULL,
	CONSTRAINT "review_state" CHECK ("review"."state" in ('open', 'approved', 'returned', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "review_comment" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_id" uuid NOT NULL,
	"parent_id" uuid,
	"author_id" text,
	"author_name" text NOT NULL,
	"text" text NOT NULL,
	"place" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by_name" text,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "review_rule" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"is_approval_needed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reviewer" (
	"content_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	CONSTRAINT "reviewer_content_id_user_id_pk" PRIMARY KEY("content_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_asked_by_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comment" ADD CONSTRAINT "review_comment_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comment" ADD CONSTRAINT "review_comment_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comment" ADD CONSTRAINT "review_comment_parent" FOREIGN KEY ("parent_id") REFERENCES "public"."review_comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_rule" ADD CONSTRAINT "review_rule_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviewer" ADD CONSTRAINT "reviewer_content_id_review_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."review"("content_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviewer" ADD CONSTRAINT "reviewer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_open" ON "review" USING btree ("workspace_id","asked_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "review_comment_of" ON "review_comment" USING btree ("content_id","created_at");--> statement-breakpoint
CREATE INDEX "review_comment_parent_of" ON "review_comment" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "reviewer_user" ON "reviewer" USING btree ("user_id");--> statement-breakpoint
INSERT INTO "review" ("content_id", "workspace_id", "state", "asked_by", "asked_by_name", "asked_at", "revision")
SELECT "id", "workspace_id", 'open', "author_id", "author_name", "updated_at", "revision" FROM "content"
WHERE "status" = 'review' AND "removed_at" IS NULL;--> statement-breakpoint
INSERT INTO "reviewer" ("content_id", "user_id")
SELECT "review"."content_id", "member"."user_id" FROM "review"
JOIN "member" ON "member"."organization_id" = "review"."workspace_id" AND "member"."role" = 'admin'
WHERE "review"."asked_by" IS DISTINCT FROM "member"."user_id" OR NOT EXISTS (
  SELECT FROM "member" "other" WHERE "other"."organization_id" = "review"."workspace_id" AND "other"."role" = 'admin'
  AND "other"."user_id" <> "member"."user_id");
