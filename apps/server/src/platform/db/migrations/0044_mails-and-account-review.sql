CREATE TABLE "account_review" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"workspace_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"label" text NOT NULL,
	"member_id" text,
	"role" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "action_url" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "action_label" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "secret_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_review" ADD CONSTRAINT "account_review_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_review" ADD CONSTRAINT "account_review_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_review" ADD CONSTRAINT "account_review_member_id_user_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_review_user" ON "account_review" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_review_workspace" ON "account_review" USING btree ("workspace_id");--> statement-breakpoint
CREATE INDEX "account_review_member" ON "account_review" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "mail_unblanked" ON "mail" USING btree ("created_at") WHERE text <> '' and (sent_at is not null or secret_until is not null);
--> statement-breakpoint
UPDATE "mail" SET "secret_until" = "created_at" + interval '1 hour' WHERE "key" LIKE 'password-reset:%';
