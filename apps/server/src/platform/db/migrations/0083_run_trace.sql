CREATE TABLE "storage_day" (
	"day" date PRIMARY KEY NOT NULL,
	"measured_at" timestamp with time zone DEFAULT now() NOT NULL,
	"database_bytes" bigint NOT NULL,
	"file_bytes" bigint NOT NULL,
	"tables" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "call_run" ADD COLUMN "trace_parent" text;