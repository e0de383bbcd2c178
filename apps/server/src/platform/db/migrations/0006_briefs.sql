CREATE TABLE "brief" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" text NOT NULL,
	"author_id" text,
	"author_name" text NOT NULL,
	"idea" text NOT NULL,
	"main_topic" text NOT NULL,
	"keyword" text NOT NULL,
	"stage" text DEFAULT 'brief' NOT NULL,
	"fields" jsonb NOT NULL,
	"edited" text[] DEFAULT '{}'::text[] NOT NULL,
	"findings" jsonb NOT NULL,
	"evidence" jsonb NOT NULL,
	"grounds" jsonb NOT NULL,
	"analysis" jsonb,
	"strategy" jsonb,
	"provenance_kind" text NOT NULL,
	"provenance_method" text NOT NULL,
	"engine_version" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "brief_stage" CHECK ("brief"."stage" in ('brief', 'analysis', 'strategy'))
);
--> statement-breakpoint
CREATE TABLE "brief_page" (
	"brief_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"source" text NOT NULL,
	"url" text,
	"title" text NOT NULL,
	"word_count" integer NOT NULL,
	"format" text NOT NULL,
	"body" "bytea" NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "brief_page_brief_id_place_pk" PRIMARY KEY("brief_id","place")
);
--> statement-breakpoint
CREATE TABLE "content_brief" (
	"content_id" uuid PRIMARY KEY NOT NULL,
	"brief_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "brief" ADD CONSTRAINT "brief_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief" ADD CONSTRAINT "brief_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brief_page" ADD CONSTRAINT "brief_page_brief_id_brief_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."brief"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_brief" ADD CONSTRAINT "content_brief_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_brief" ADD CONSTRAINT "content_brief_brief_id_brief_id_fk" FOREIGN KEY ("brief_id") REFERENCES "public"."brief"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brief_by_author" ON "brief" USING btree ("workspace_id","author_id","updated_at","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "brief_by_updated" ON "brief" USING btree ("workspace_id","updated_at","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "brief_words" ON "brief" USING gin (to_tsvector('simple', regexp_replace(regexp_replace(("main_topic" || ' ' || "keyword" || ' ' || "idea"), '[^[:alnum:]]+', ' ', 'g'), '([\u3040-\u30ff\u3400-\u9fff])', ' \1 ', 'g')));--> statement-breakpoint
CREATE INDEX "brief_removed" ON "brief" USING btree ("removed_at") WHERE removed_at is not null;--> statement-breakpoint
CREATE INDEX "content_brief_of" ON "content_brief" USING btree ("brief_id");