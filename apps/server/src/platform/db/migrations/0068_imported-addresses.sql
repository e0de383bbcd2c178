ALTER TABLE "indexed_site" ADD COLUMN "workspace_id" text;--> statement-breakpoint
ALTER TABLE "indexed_site" ADD COLUMN "imported_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "indexed_site" ADD CONSTRAINT "indexed_site_workspace_id_workspace_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspace"("id") ON DELETE cascade ON UPDATE no action NOT VALID;