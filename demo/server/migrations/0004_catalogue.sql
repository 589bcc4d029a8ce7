CREATE TABLE "departments" (
	"cat_id" integer PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"slug" text NOT NULL,
	"position" smallint NOT NULL,
	"names" jsonb NOT NULL,
	"art" text NOT NULL,
	"color_hex" text NOT NULL,
	CONSTRAINT "departments_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"goods_id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"department_id" integer NOT NULL,
	"cat_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"art" text NOT NULL,
	"color" text NOT NULL,
	"color_hex" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"description" text NOT NULL,
	"specification" jsonb NOT NULL,
	"price" integer NOT NULL,
	"list_price" integer,
	"discount" smallint NOT NULL,
	"stock" integer NOT NULL,
	"sold" integer NOT NULL,
	"zone" smallint NOT NULL,
	"ships_from" text NOT NULL,
	"weight_g" integer NOT NULL,
	"factory" boolean NOT NULL,
	"wholesale" jsonb NOT NULL,
	"words" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goods_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "views" (
	"user_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"viewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "views_user_id_goods_id_pk" PRIMARY KEY("user_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"lang" text NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "notices_lang_position_pk" PRIMARY KEY("lang","position")
);
--> statement-breakpoint
CREATE TABLE "search_log" (
	"uuid" uuid NOT NULL,
	"key" text NOT NULL,
	"term" text NOT NULL,
	"searched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_log_uuid_key_pk" PRIMARY KEY("uuid","key")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"key" text PRIMARY KEY NOT NULL,
	"term" text NOT NULL,
	"words" text[] NOT NULL,
	"weight" smallint NOT NULL,
	"wholesale" boolean NOT NULL,
	"make" text,
	"model" text
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"grams" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"since" smallint NOT NULL,
	"factory" boolean NOT NULL,
	"color_hex" text NOT NULL,
	CONSTRAINT "stores_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_parent_id_departments_cat_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."departments"("cat_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_department_id_departments_cat_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("cat_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_cat_id_departments_cat_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."departments"("cat_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_log" ADD CONSTRAINT "search_log_uuid_visitors_uuid_fk" FOREIGN KEY ("uuid") REFERENCES "public"."visitors"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "departments_parent_position_idx" ON "departments" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "goods_created_idx" ON "goods" USING btree ("created_at","goods_id");--> statement-breakpoint
CREATE INDEX "goods_price_idx" ON "goods" USING btree ("price","goods_id");--> statement-breakpoint
CREATE INDEX "goods_sold_idx" ON "goods" USING btree ("sold","goods_id");--> statement-breakpoint
CREATE INDEX "goods_discount_idx" ON "goods" USING btree ("discount","goods_id");--> statement-breakpoint
CREATE INDEX "goods_cat_sold_idx" ON "goods" USING btree ("cat_id","sold","goods_id");--> statement-breakpoint
CREATE INDEX "goods_store_sold_idx" ON "goods" USING btree ("store_id","sold","goods_id");--> statement-breakpoint
CREATE INDEX "goods_words_idx" ON "goods" USING gin (array_to_tsvector("words"));--> statement-breakpoint
CREATE INDEX "goods_facets_idx" ON "goods" USING btree ("department_id","cat_id","zone","factory","store_id","price","discount");--> statement-breakpoint
CREATE INDEX "views_user_viewed_idx" ON "views" USING btree ("user_id","viewed_at","goods_id");--> statement-breakpoint
CREATE INDEX "search_log_uuid_searched_idx" ON "search_log" USING btree ("uuid","searched_at");--> statement-breakpoint
CREATE INDEX "search_terms_words_idx" ON "search_terms" USING gin (array_to_tsvector("words"));--> statement-breakpoint
CREATE INDEX "search_words_prefix_idx" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_grams_idx" ON "search_words" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "stores_factory_name_idx" ON "stores" USING btree ("factory","name");--> statement-breakpoint
CREATE INDEX "cars_facets_idx" ON "cars" USING btree ("make","model","body","fuel","zone","year","price");