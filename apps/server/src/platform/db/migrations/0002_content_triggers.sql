-- Text as it is searched: words between single spaces, Chinese and Japanese characters each a word. What is left to
-- the parser has no addresses, which it takes for one word, and no 'a_a_a_…', for which it takes minutes.
CREATE FUNCTION "searched_text"("written" text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql AS $$
  SELECT regexp_replace(regexp_replace("written", '[^[:alnum:]]+', ' ', 'g'), '([\u3040-\u30ff\u3400-\u9fff])', ' \1 ', 'g')
$$;
--> statement-breakpoint
-- The words of title, tags and text; of the text the first 100,000 characters, which a vector is sure to hold.
CREATE FUNCTION "content_search_words"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."search" := to_tsvector('simple', searched_text(NEW."title"))
    || to_tsvector('simple', searched_text(array_to_string(NEW."tags", ' ')))
    || to_tsvector('simple', searched_text(left(NEW."text", 100000)));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "content_search_inserted" BEFORE INSERT ON "content"
  FOR EACH ROW EXECUTE FUNCTION "content_search_words"();
--> statement-breakpoint
CREATE TRIGGER "content_search_changed" BEFORE UPDATE OF "title", "tags", "text" ON "content"
  FOR EACH ROW WHEN (OLD."title" <> NEW."title" OR OLD."tags" <> NEW."tags" OR OLD."text" <> NEW."text")
  EXECUTE FUNCTION "content_search_words"();
--> statement-breakpoint
CREATE FUNCTION "content_count_add"("of_workspace" text, "of_author" text, "of_status" text, "difference" bigint)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF "difference" > 0 THEN
    INSERT INTO "content_count" VALUES ("of_workspace", "of_author", "of_status", "difference")
      ON CONFLICT ("workspace_id", "author_id", "status")
      DO UPDATE SET "count" = "content_count"."count" + EXCLUDED."count";
  ELSE
    -- Never an insert: the workspace itself may be on its way out.
    UPDATE "content_count" SET "count" = "count" + "difference"
      WHERE "workspace_id" = "of_workspace" AND "author_id" = "of_author" AND "status" = "of_status";
  END IF;
END
$$;
--> statement-breakpoint
-- Each statement changes the counts once, and in one order, so that two statements never wait for each other in a circle.
CREATE FUNCTION "content_inserted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "content_count_add"("workspace_id", "author", "status", "difference") FROM (
    SELECT "workspace_id", coalesce("author_id", '') AS "author", "status", count(*) AS "difference"
      FROM "added" WHERE "removed_at" IS NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ) AS "changes";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "content_deleted"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "content_count_add"("workspace_id", "author", "status", "difference") FROM (
    SELECT "workspace_id", coalesce("author_id", '') AS "author", "status", -count(*) AS "difference"
      FROM "gone" WHERE "removed_at" IS NULL GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ) AS "changes";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION "content_updated"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "content_count_add"("workspace_id", "author", "status", "difference") FROM (
    SELECT "workspace_id", coalesce("author_id", '') AS "author", "status", sum("sign") AS "difference" FROM (
      SELECT "workspace_id", "author_id", "status", -1 AS "sign" FROM "gone" WHERE "removed_at" IS NULL
      UNION ALL
      SELECT "workspace_id", "author_id", "status", 1 FROM "added" WHERE "removed_at" IS NULL
    ) AS "signed" GROUP BY 1, 2, 3 HAVING sum("sign") <> 0 ORDER BY 1, 2, 3
  ) AS "changes";
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "content_count_inserted" AFTER INSERT ON "content"
  REFERENCING NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "content_inserted"();
--> statement-breakpoint
CREATE TRIGGER "content_count_updated" AFTER UPDATE ON "content"
  REFERENCING OLD TABLE AS "gone" NEW TABLE AS "added" FOR EACH STATEMENT EXECUTE FUNCTION "content_updated"();
--> statement-breakpoint
CREATE TRIGGER "content_count_deleted" AFTER DELETE ON "content"
  REFERENCING OLD TABLE AS "gone" FOR EACH STATEMENT EXECUTE FUNCTION "content_deleted"();
