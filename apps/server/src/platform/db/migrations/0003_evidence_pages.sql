CREATE TABLE "evidence_page" (
	"id" uuid PRIMARY KEY NOT NULL,
	"content_id" uuid NOT NULL,
	"source" text NOT NULL,
	"url" text,
	"title" text NOT NULL,
	"word_count" integer NOT NULL,
	"format" text NOT NULL,
	"body" "bytea" NOT NULL,
	"digest" text NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "evidence_page_source" CHECK ("evidence_page"."source" in ('pasted', 'uploaded', 'fetched')),
	CONSTRAINT "evidence_page_format" CHECK ("evidence_page"."format" in ('html', 'text'))
);
--> statement-breakpoint
CREATE TABLE "subject_evidence" (
	"content_id" uuid PRIMARY KEY NOT NULL,
	"keyword" text NOT NULL,
	"engine_version" text NOT NULL,
	"subject" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evidence_page" ADD CONSTRAINT "evidence_page_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subject_evidence" ADD CONSTRAINT "subject_evidence_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "evidence_page_once" ON "evidence_page" USING btree ("content_id","digest");