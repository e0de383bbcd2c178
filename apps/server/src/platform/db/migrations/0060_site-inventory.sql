CREATE TABLE "article_link_decision" (
	"content_id" uuid NOT NULL,
	"page_id" bigint NOT NULL,
	"direction" text NOT NULL,
	"anchor" text NOT NULL,
	"decision" text NOT NULL,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_link_decision_content_id_page_id_direction_pk" PRIMARY KEY("content_id","page_id","direction")
);
--> statement-breakpoint
CREATE TABLE "indexed_image" (
	"site_id" uuid NOT NULL,
	"url" text NOT NULL,
	"bytes" bigint,
	"checked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "indexed_image_site_id_url_pk" PRIMARY KEY("site_id","url")
);
--> statement-breakpoint
CREATE TABLE "indexed_page_score" (
	"page_id" bigint PRIMARY KEY NOT NULL,
	"score" smallint,
	"key" text NOT NULL,
	"scored_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_page_assignment" (
	"workspace_id" text NOT NULL,
	"page_id" bigint NOT NULL,
	"member_id" text NOT NULL,
	"assigned_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_page_assignment_workspace_id_page_id_pk" PRIMARY KEY("workspace_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "site_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "indexed_page" ADD COLUMN "image_urls" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "indexed_site" ADD COLUMN "scored_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "indexed_site" ADD COLUMN "scored_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "indexed_site" ADD COLUMN "scoring_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "article_link_decision" ADD CONSTRAINT "article_link_decision_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_link_decision" ADD CONSTRAINT "article_link_decision_page_id_indexed_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."indexed_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indexed_image" ADD CONSTRAINT "indexed_image_site_id_indexed_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."indexed_site"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "indexed_page_score" ADD CONSTRAINT "indexed_page_score_page_id_indexed_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."indexed_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_page_assignment" ADD CONSTRAINT "site_page_assignment_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_page_assignment" ADD CONSTRAINT "site_page_assignment_page_id_indexed_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."indexed_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_page_assignment" ADD CONSTRAINT "site_page_assignment_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_view" ADD CONSTRAINT "site_view_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_view" ADD CONSTRAINT "site_view_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_link_decision_page" ON "article_link_decision" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "site_page_assignment_page" ON "site_page_assignment" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "site_page_assignment_member" ON "site_page_assignment" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "site_view_name" ON "site_view" USING btree ("workspace_id",lower("name"));--> statement-breakpoint
CREATE INDEX "site_view_author" ON "site_view" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "content_by_source" ON "content" USING btree ("workspace_id","source_url") WHERE source_url is not null and removed_at is null;