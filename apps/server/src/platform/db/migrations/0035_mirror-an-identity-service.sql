CREATE TABLE "identity_mirror" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" bigint NOT NULL,
	"is_gone" boolean DEFAULT false NOT NULL,
	"safety" jsonb,
	CONSTRAINT "identity_mirror_kind_id_pk" PRIMARY KEY("kind","id")
);
