CREATE TABLE "outline_evidence" (
	"outline_id" uuid NOT NULL,
	"workspace_id" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "outline_evidence_outline_id_digest_pk" PRIMARY KEY("outline_id","digest")
);
--> statement-breakpoint
CREATE TABLE "outline_page" (
	"workspace_id" text NOT NULL,
	"url" text,
	"title" text NOT NULL,
	"word_count" integer NOT NULL,
	"format" text NOT NULL,
	"body" "bytea" NOT NULL,
	"digest" text NOT NULL,
	"source" text NOT NULL,
	"kept_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outline_page_workspace_id_digest_pk" PRIMARY KEY("workspace_id","digest")
);
--> statement-breakpoint
ALTER TABLE "outline" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "outline_evidence" ADD CONSTRAINT "outline_evidence_outline_id_outline_id_fk" FOREIGN KEY ("outline_id") REFERENCES "public"."outline"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outline_evidence" ADD CONSTRAINT "outline_evidence_page" FOREIGN KEY ("workspace_id","digest") REFERENCES "public"."outline_page"("workspace_id","digest") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outline_page" ADD CONSTRAINT "outline_page_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outline_evidence_of" ON "outline_evidence" USING btree ("workspace_id","digest");--> statement-breakpoint
CREATE INDEX "outline_page_age" ON "outline_page" USING btree ("kept_at");--> statement-breakpoint
CREATE INDEX "outline_words" ON "outline" USING gin (to_tsvector('simple', regexp_replace(regexp_replace(("title" || ' ' || "keyword"), '[^[:alnum:]]+', ' ', 'g'), '([\u3040-\u30ff\u3400-\u9fff])', ' \1 ', 'g')));