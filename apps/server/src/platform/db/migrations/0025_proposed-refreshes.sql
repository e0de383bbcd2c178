CREATE TABLE "refresh_decision" (
	"content_id" uuid NOT NULL,
	"month" date NOT NULL,
	"event_id" uuid,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refresh_decision_content_id_month_pk" PRIMARY KEY("content_id","month")
);
--> statement-breakpoint
ALTER TABLE "refresh_decision" ADD CONSTRAINT "refresh_decision_content_id_content_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."content"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_decision" ADD CONSTRAINT "refresh_decision_event_id_calendar_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."calendar_event"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_decision" ADD CONSTRAINT "refresh_decision_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refresh_decision_event" ON "refresh_decision" USING btree ("event_id");