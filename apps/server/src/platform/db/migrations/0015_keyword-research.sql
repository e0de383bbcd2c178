CREATE TABLE "keyword_research" (
	"workspace_id" text NOT NULL,
	"keyword" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"gathered_at" timestamp (3) with time zone NOT NULL,
	"source" text,
	"questions" jsonb,
	"subject" jsonb,
	"engine_version" text DEFAULT '' NOT NULL,
	CONSTRAINT "keyword_research_workspace_id_keyword_pk" PRIMARY KEY("workspace_id","keyword")
);
--> statement-breakpoint
CREATE TABLE "keyword_research_page" (
	"workspace_id" text NOT NULL,
	"keyword" text NOT NULL,
	"ordinal" smallint NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"source" text NOT NULL,
	"position" smallint,
	"word_count" integer NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "keyword_research_page_workspace_id_keyword_ordinal_pk" PRIMARY KEY("workspace_id","keyword","ordinal")
);
--> statement-breakpoint
ALTER TABLE "evidence_page" ADD COLUMN "ordinal" integer;--> statement-breakpoint
UPDATE "evidence_page" p SET "ordinal" = o.n FROM (
	SELECT "id", row_number() OVER (PARTITION BY "content_id" ORDER BY "added_at", "id") - 1 AS n FROM "evidence_page"
) o WHERE o."id" = p."id";--> statement-breakpoint
ALTER TABLE "evidence_page" ALTER COLUMN "ordinal" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "subject_evidence" ADD COLUMN "research_id" uuid;--> statement-breakpoint
ALTER TABLE "keyword_research" ADD CONSTRAINT "keyword_research_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_research_page" ADD CONSTRAINT "keyword_research_page_digest_page_body_digest_fk" FOREIGN KEY ("digest") REFERENCES "public"."page_body"("digest") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "keyword_research_page" ADD CONSTRAINT "keyword_research_page_of" FOREIGN KEY ("workspace_id","keyword") REFERENCES "public"."keyword_research"("workspace_id","keyword") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "keyword_research_page_body" ON "keyword_research_page" USING btree ("digest");--> statement-breakpoint
CREATE INDEX "content_by_keyword" ON "content" USING btree ("workspace_id",lower("primary_keyword")) WHERE removed_at is null;