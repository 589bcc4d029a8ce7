CREATE SEQUENCE "public"."seller_goods_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 30001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."seller_store_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 101 CACHE 1;--> statement-breakpoint
CREATE TABLE "favourites" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "earned_spins" (
	"spin_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "earned_spins_spin_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"friend_id" integer,
	"order_id" integer,
	"earned_at" timestamp with time zone NOT NULL,
	"round_id" integer,
	CONSTRAINT "earned_spins_friend_id_unique" UNIQUE("friend_id"),
	CONSTRAINT "earned_spins_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "earned_spins_round_id_unique" UNIQUE("round_id")
);
--> statement-breakpoint
CREATE TABLE "prize_rounds" (
	"round_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prize_rounds_round_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"seed" text NOT NULL,
	"hash" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"key" text,
	"odds" jsonb,
	"level" smallint,
	"drawn_at" timestamp with time zone,
	"free_day" date,
	"user_coupon_id" integer
);
--> statement-breakpoint
CREATE TABLE "prizes" (
	"level" smallint PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"coupon_id" integer,
	"goods_id" integer,
	"odds" integer NOT NULL,
	"stock" integer
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"birthday" date,
	"lang" text NOT NULL,
	"picture_color" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_applications" (
	"application_id" serial PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text,
	"updated_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"reviewed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "seller_documents" (
	"document_id" serial PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"sort" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"seller_id" serial PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text NOT NULL,
	"store_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sellers_email_unique" UNIQUE("email"),
	CONSTRAINT "sellers_store_id_unique" UNIQUE("store_id")
);
--> statement-breakpoint
DROP INDEX "goods_facets_idx";--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "held_stock" integer;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earned_spins" ADD CONSTRAINT "earned_spins_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earned_spins" ADD CONSTRAINT "earned_spins_friend_id_users_user_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earned_spins" ADD CONSTRAINT "earned_spins_round_id_prize_rounds_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."prize_rounds"("round_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_rounds" ADD CONSTRAINT "prize_rounds_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_rounds" ADD CONSTRAINT "prize_rounds_user_coupon_id_user_coupons_user_coupon_id_fk" FOREIGN KEY ("user_coupon_id") REFERENCES "public"."user_coupons"("user_coupon_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_coupon_id_coupons_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("coupon_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_applications" ADD CONSTRAINT "seller_applications_seller_id_sellers_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("seller_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_documents" ADD CONSTRAINT "seller_documents_application_id_seller_applications_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."seller_applications"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_sessions" ADD CONSTRAINT "seller_sessions_seller_id_sellers_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("seller_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_user_saved_idx" ON "favourites" USING btree ("user_id","kind","saved_at","item_id");--> statement-breakpoint
CREATE INDEX "earned_spins_left_idx" ON "earned_spins" USING btree ("user_id") WHERE "earned_spins"."round_id" is null;--> statement-breakpoint
CREATE INDEX "earned_spins_user_idx" ON "earned_spins" USING btree ("user_id","earned_at");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_rounds_one_open_idx" ON "prize_rounds" USING btree ("user_id") WHERE "prize_rounds"."drawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "prize_rounds_key_idx" ON "prize_rounds" USING btree ("user_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_rounds_one_free_a_day_idx" ON "prize_rounds" USING btree ("user_id","free_day");--> statement-breakpoint
CREATE INDEX "prize_rounds_drawn_idx" ON "prize_rounds" USING btree ("user_id","drawn_at");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_applications_seller_kind_idx" ON "seller_applications" USING btree ("seller_id","kind");--> statement-breakpoint
CREATE INDEX "seller_applications_status_idx" ON "seller_applications" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_documents_application_sort_idx" ON "seller_documents" USING btree ("application_id","sort");--> statement-breakpoint
CREATE INDEX "seller_sessions_seller_idx" ON "seller_sessions" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "seller_sessions_expires_idx" ON "seller_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "goods_facets_idx" ON "goods" USING btree ("department_id","cat_id","zone","factory","store_id","price","discount","held_stock");