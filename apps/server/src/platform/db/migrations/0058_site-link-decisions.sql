CREATE TABLE "site_link_decision" (
	"workspace_id" text NOT NULL,
	"from_page" bigint NOT NULL,
	"to_page" bigint NOT NULL,
	"anchor" text NOT NULL,
	"decision" text NOT NULL,
	"decided_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_link_decision_workspace_id_from_page_to_page_pk" PRIMARY KEY("workspace_id","from_page","to_page")
);
--> statement-breakpoint
ALTER TABLE "site_link_decision" ADD CONSTRAINT "site_link_decision_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_link_decision" ADD CONSTRAINT "site_link_decision_from_page_indexed_page_id_fk" FOREIGN KEY ("from_page") REFERENCES "public"."indexed_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_link_decision" ADD CONSTRAINT "site_link_decision_to_page_indexed_page_id_fk" FOREIGN KEY ("to_page") REFERENCES "public"."indexed_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "site_link_decision_from" ON "site_link_decision" USING btree ("from_page");--> statement-breakpoint
CREATE INDEX "site_link_decision_to" ON "site_link_decision" USING btree ("to_page");