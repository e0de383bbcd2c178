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
ALTER TABLE "content" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "article_link_decision" ADD CONSTRAINT "article_link_decision_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_link_decision" ADD CONSTRAINT "article_link_decision_page_id_indexed_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."indexed_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_link_decision_page" ON "article_link_decision" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "content_by_source" ON "content" USING btree ("workspace_id","source_url") WHERE source_url is not null and removed_at is null;