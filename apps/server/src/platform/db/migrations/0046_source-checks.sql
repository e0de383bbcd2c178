CREATE TABLE "source_decision" (
	"content_id" uuid NOT NULL,
	"sentence_key" text NOT NULL,
	"sentence" text NOT NULL,
	"kind" text NOT NULL,
	"decided_by" text,
	"decided_by_name" text NOT NULL,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "source_decision_content_id_sentence_key_pk" PRIMARY KEY("content_id","sentence_key"),
	CONSTRAINT "source_decision_kind" CHECK ("source_decision"."kind" in ('own', 'accepted'))
);
--> statement-breakpoint
CREATE TABLE "source_rule" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"is_source_required" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "source_decision" ADD CONSTRAINT "source_decision_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_decision" ADD CONSTRAINT "source_decision_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_rule" ADD CONSTRAINT "source_rule_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "source_decision_user" ON "source_decision" USING btree ("decided_by");