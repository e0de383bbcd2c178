CREATE TABLE "user_setting" (
	"user_id" text PRIMARY KEY NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"theme" text,
	"time_zone" text,
	"date_format" text,
	"auto_save" boolean
);
--> statement-breakpoint
CREATE TABLE "vendor_key" (
	"workspace_id" text NOT NULL,
	"field" text NOT NULL,
	"sealed" text NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_key_workspace_id_field_pk" PRIMARY KEY("workspace_id","field")
);
--> statement-breakpoint
CREATE TABLE "workspace_model" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"choice" text,
	"local_server" text,
	"local_model" text
);
--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "cost" double precision;--> statement-breakpoint
ALTER TABLE "generation" ADD COLUMN "is_own_key" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user_setting" ADD CONSTRAINT "user_setting_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_key" ADD CONSTRAINT "vendor_key_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_model" ADD CONSTRAINT "workspace_model_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action;