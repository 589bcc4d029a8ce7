CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
CREATE SEQUENCE "public"."prize_round_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."seller_goods_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 30001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."seller_store_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 101 CACHE 1;--> statement-breakpoint
CREATE TABLE "email_codes" (
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_codes_email_purpose_pk" PRIMARY KEY("email","purpose")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"client" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" serial PRIMARY KEY NOT NULL,
	"email" text,
	"password_hash" text,
	"uname" text NOT NULL,
	"headimgurl" text DEFAULT '' NOT NULL,
	"is_coupon" smallint DEFAULT 0 NOT NULL,
	"is_show_handle" smallint DEFAULT 0 NOT NULL,
	"invit_code" text NOT NULL,
	"invited_by" integer,
	"guest_email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_invit_code_unique" UNIQUE("invit_code")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"address_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_address_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"address_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"phone" text NOT NULL,
	"street" text NOT NULL,
	"unit" text NOT NULL,
	"city_name" text NOT NULL,
	"state" text NOT NULL,
	"post_code" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_select" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "zips" (
	"code" text PRIMARY KEY NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"number" integer PRIMARY KEY NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"applied_by" text NOT NULL,
	"restored" integer,
	"content" jsonb NOT NULL,
	"changes" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_prices" (
	"make" text NOT NULL,
	"model" text NOT NULL,
	"body" text NOT NULL,
	"fuel" text NOT NULL,
	"year" smallint NOT NULL,
	"us" integer[] NOT NULL,
	"oversea" integer[] NOT NULL,
	"changed_by" bigint NOT NULL,
	CONSTRAINT "car_prices_make_model_body_fuel_year_pk" PRIMARY KEY("make","model","body","fuel","year")
);
--> statement-breakpoint
CREATE TABLE "car_records" (
	"goods_id" integer PRIMARY KEY NOT NULL,
	"vin" text NOT NULL,
	"owners" smallint NOT NULL,
	"use" text NOT NULL,
	"events" jsonb NOT NULL,
	"inspection" jsonb NOT NULL,
	CONSTRAINT "car_records_vin_unique" UNIQUE("vin")
);
--> statement-breakpoint
CREATE TABLE "cars" (
	"goods_id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"year" smallint NOT NULL,
	"mileage_km" integer NOT NULL,
	"fuel" text NOT NULL,
	"body" text NOT NULL,
	"drive" text NOT NULL,
	"transmission" text NOT NULL,
	"trim" text,
	"range_km" integer,
	"color" text NOT NULL,
	"color_hex" text NOT NULL,
	"price" integer NOT NULL,
	"zone" smallint NOT NULL,
	"port" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	CONSTRAINT "cars_slug_unique" UNIQUE("slug"),
	CONSTRAINT "cars_zone" CHECK ("cars"."zone" in (1, 2))
);
--> statement-breakpoint
CREATE TABLE "makes" (
	"value" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "models" (
	"make" text NOT NULL,
	"value" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "models_make_value_pk" PRIMARY KEY("make","value")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"line_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_lines_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"visitor" uuid,
	"goods_id" integer NOT NULL,
	"buy_num" integer NOT NULL,
	"saved" boolean DEFAULT false NOT NULL,
	"seen_price" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_one_owner" CHECK (("cart_lines"."user_id" is null) <> ("cart_lines"."visitor" is null)),
	CONSTRAINT "cart_lines_some" CHECK ("cart_lines"."buy_num" > 0),
	CONSTRAINT "cart_lines_price" CHECK ("cart_lines"."seen_price" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"message_id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"order_id" integer,
	"lang" text NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"coupon_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"min_subtotal" integer DEFAULT 0 NOT NULL,
	"max_discount" integer,
	"source" text NOT NULL,
	"valid_days" integer NOT NULL,
	"stock" integer,
	"collect_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_coupons" (
	"user_coupon_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_coupons_user_coupon_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"coupon_id" integer NOT NULL,
	"source" text NOT NULL,
	"obtained_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"order_id" integer,
	"discount" integer
);
--> statement-breakpoint
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
CREATE TABLE "favorites" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"item_id" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favorites_user_id_kind_item_id_pk" PRIMARY KEY("user_id","kind","item_id")
);
--> statement-breakpoint
CREATE TABLE "gift_coupons" (
	"user_id" integer NOT NULL,
	"place" smallint NOT NULL,
	"coupon_id" integer NOT NULL,
	"opened_by" text NOT NULL,
	"user_coupon_id" integer,
	CONSTRAINT "gift_coupons_user_id_place_pk" PRIMARY KEY("user_id","place")
);
--> statement-breakpoint
CREATE TABLE "gifts" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
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
	"lang" text DEFAULT 'en' NOT NULL,
	"translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
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
	"words" "tsvector" NOT NULL,
	"title_words" "tsvector" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"held_stock" integer,
	"size_of" integer,
	"is_in_stock" boolean GENERATED ALWAYS AS ("goods"."stock" > 0) STORED,
	"version" text GENERATED ALWAYS AS (substring("goods"."name" from '^.+, (.+)$')) STORED,
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
CREATE TABLE "known_mailboxes" (
	"hash" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_quotes" (
	"quote_id" serial PRIMARY KEY NOT NULL,
	"goods_id" integer NOT NULL,
	"country" text NOT NULL,
	"port" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"post_code" text NOT NULL,
	"total" integer NOT NULL,
	"lang" text NOT NULL,
	"user_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "waiting_mails" (
	"mail_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_mails_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"to" text NOT NULL,
	"lang" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL
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
CREATE TABLE "notifications" (
	"notice_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"texts" jsonb NOT NULL,
	"href" text NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	"mail_due" boolean DEFAULT false NOT NULL,
	"confirms" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signing_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" integer NOT NULL,
	"topic" text NOT NULL,
	"by_mail" boolean NOT NULL,
	CONSTRAINT "subscriptions_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
--> statement-breakpoint
CREATE TABLE "guest_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"order_id" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "car_holds" (
	"goods_id" integer PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"event_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"act" text NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"store_id" integer,
	"store_name" text NOT NULL,
	"name" text NOT NULL,
	"picture" jsonb NOT NULL,
	"zone" smallint NOT NULL,
	"buy_num" integer NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "order_lines_order_id_goods_id_pk" PRIMARY KEY("order_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 100001 CACHE 1),
	"user_id" integer,
	"idempotency_key" text NOT NULL,
	"wish_hash" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'unpaid' NOT NULL,
	"subtotal" integer NOT NULL,
	"shipping" integer NOT NULL,
	"discount" integer NOT NULL,
	"points" integer NOT NULL,
	"total" integer NOT NULL,
	"ship_to" jsonb NOT NULL,
	"shipments" jsonb NOT NULL,
	"canceled" jsonb,
	"partner" text,
	"utm_source" text,
	"utm_medium" text,
	"utm_campaign" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" integer,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"passkey_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_passkey_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"event_id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"intent_id" text DEFAULT '' NOT NULL,
	"order_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"url" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"refund" text,
	"refund_amount" integer DEFAULT 0 NOT NULL,
	"refund_at" timestamp with time zone,
	"refund_tries" integer DEFAULT 0 NOT NULL,
	"refund_error" text DEFAULT '' NOT NULL,
	"refund_refusals" integer DEFAULT 0 NOT NULL,
	"close_at" timestamp with time zone,
	"close_tries" integer DEFAULT 0 NOT NULL,
	"card_brand" text DEFAULT '' NOT NULL,
	"card_last4" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo_files" (
	"photo_id" uuid NOT NULL,
	"width" smallint NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "photo_files_photo_id_width_pk" PRIMARY KEY("photo_id","width")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"photo_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"goods_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"alt" text NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "balances" (
	"user_id" integer NOT NULL,
	"asset" text NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	"owed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "balances_user_id_asset_pk" PRIMARY KEY("user_id","asset"),
	CONSTRAINT "balances_never_below_zero" CHECK ("balances"."balance" >= 0),
	CONSTRAINT "balances_never_owed_below_zero" CHECK ("balances"."owed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"entry_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"asset" text NOT NULL,
	"amount" integer NOT NULL,
	"balance" integer NOT NULL,
	"reason" text NOT NULL,
	"order_id" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "earned_spins" (
	"spin_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "earned_spins_spin_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"friend_id" integer,
	"order_id" integer,
	"earned_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	"round_id" integer,
	CONSTRAINT "earned_spins_friend_id_unique" UNIQUE("friend_id"),
	CONSTRAINT "earned_spins_round_id_unique" UNIQUE("round_id")
);
--> statement-breakpoint
CREATE TABLE "prize_rounds" (
	"round_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer,
	"seed" text NOT NULL,
	"sectors" jsonb NOT NULL,
	"hash" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"key" text,
	"level" smallint,
	"is_instead" boolean DEFAULT false NOT NULL,
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
	"stock" integer,
	"instead_points" integer DEFAULT 0 NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"per_day" integer,
	"taken_day" date,
	"taken_that_day" integer DEFAULT 0 NOT NULL,
	"per_shopper" integer,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"texts" jsonb,
	"picture" text
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"lang" text NOT NULL,
	"picture_color" smallint NOT NULL
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
	"words" "tsvector" NOT NULL,
	"weight" smallint NOT NULL,
	"wholesale" boolean NOT NULL,
	"make" text,
	"model" text
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"spelling" text
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
	"reviewed_at" timestamp with time zone,
	"mail_due" boolean DEFAULT false NOT NULL
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
CREATE TABLE "seller_news" (
	"news_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_news_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"store_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"return_id" integer,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_parcels" (
	"order_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"tracking" text NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL,
	CONSTRAINT "seller_parcels_order_id_store_id_pk" PRIMARY KEY("order_id","store_id")
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
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" integer NOT NULL,
	"unproven_email" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "social_asks" (
	"nonce" text PRIMARY KEY NOT NULL,
	"oauth_token" text NOT NULL,
	"state" text NOT NULL,
	"ticket" text NOT NULL,
	"rest" jsonb NOT NULL,
	"is_opened" boolean DEFAULT false NOT NULL,
	"is_returned" boolean DEFAULT false NOT NULL,
	"is_released" boolean DEFAULT false NOT NULL,
	"tries_left" smallint NOT NULL,
	"outcome" jsonb,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "social_asks_oauth_token_unique" UNIQUE("oauth_token"),
	CONSTRAINT "social_asks_state_unique" UNIQUE("state"),
	CONSTRAINT "social_asks_ticket_unique" UNIQUE("ticket")
);
--> statement-breakpoint
CREATE TABLE "social_waiting" (
	"key" text PRIMARY KEY NOT NULL,
	"person" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"store_id" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"about" text NOT NULL,
	"about_translations" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"since" smallint NOT NULL,
	"factory" boolean NOT NULL,
	"color_hex" text NOT NULL,
	"return_to" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "stores_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "visitors" (
	"uuid" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_return_lines" (
	"return_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "order_return_lines_return_id_goods_id_pk" PRIMARY KEY("return_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"return_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_returns_return_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 500001 CACHE 1),
	"order_id" integer NOT NULL,
	"store_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"value" integer NOT NULL,
	"shipping" integer DEFAULT 0 NOT NULL,
	"refund" integer NOT NULL,
	"points" integer NOT NULL,
	"label" integer NOT NULL,
	"taken_points" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"refusal" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_payouts" (
	"payout_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_payouts_payout_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 700001 CACHE 1),
	"store_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"reference" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_invited_by_users_user_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_post_code_zips_code_fk" FOREIGN KEY ("post_code") REFERENCES "public"."zips"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_records" ADD CONSTRAINT "car_records_goods_id_cars_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."cars"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_make_model_models_make_value_fk" FOREIGN KEY ("make","model") REFERENCES "public"."models"("make","value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "models" ADD CONSTRAINT "models_make_makes_value_fk" FOREIGN KEY ("make") REFERENCES "public"."makes"("value") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_coupons" ADD CONSTRAINT "user_coupons_coupon_id_coupons_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("coupon_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_parent_id_departments_cat_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."departments"("cat_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_coupons" ADD CONSTRAINT "gift_coupons_user_id_gifts_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."gifts"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_coupons" ADD CONSTRAINT "gift_coupons_coupon_id_coupons_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("coupon_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift_coupons" ADD CONSTRAINT "gift_coupons_user_coupon_id_user_coupons_user_coupon_id_fk" FOREIGN KEY ("user_coupon_id") REFERENCES "public"."user_coupons"("user_coupon_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_department_id_departments_cat_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("cat_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_cat_id_departments_cat_id_fk" FOREIGN KEY ("cat_id") REFERENCES "public"."departments"("cat_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "views" ADD CONSTRAINT "views_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_quotes" ADD CONSTRAINT "export_quotes_goods_id_cars_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."cars"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_quotes" ADD CONSTRAINT "export_quotes_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_sessions" ADD CONSTRAINT "guest_sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "guest_sessions" ADD CONSTRAINT "guest_sessions_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_holds" ADD CONSTRAINT "car_holds_goods_id_cars_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."cars"("goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "car_holds" ADD CONSTRAINT "car_holds_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_files" ADD CONSTRAINT "photo_files_photo_id_photos_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("photo_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "balances" ADD CONSTRAINT "balances_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger" ADD CONSTRAINT "ledger_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earned_spins" ADD CONSTRAINT "earned_spins_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earned_spins" ADD CONSTRAINT "earned_spins_friend_id_users_user_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earned_spins" ADD CONSTRAINT "earned_spins_round_id_prize_rounds_round_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."prize_rounds"("round_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_rounds" ADD CONSTRAINT "prize_rounds_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_rounds" ADD CONSTRAINT "prize_rounds_user_coupon_id_user_coupons_user_coupon_id_fk" FOREIGN KEY ("user_coupon_id") REFERENCES "public"."user_coupons"("user_coupon_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_coupon_id_coupons_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("coupon_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prizes" ADD CONSTRAINT "prizes_goods_id_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("goods_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_log" ADD CONSTRAINT "search_log_uuid_visitors_uuid_fk" FOREIGN KEY ("uuid") REFERENCES "public"."visitors"("uuid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_applications" ADD CONSTRAINT "seller_applications_seller_id_sellers_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("seller_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_documents" ADD CONSTRAINT "seller_documents_application_id_seller_applications_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."seller_applications"("application_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_news" ADD CONSTRAINT "seller_news_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_news" ADD CONSTRAINT "seller_news_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_parcels" ADD CONSTRAINT "seller_parcels_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_parcels" ADD CONSTRAINT "seller_parcels_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_sessions" ADD CONSTRAINT "seller_sessions_seller_id_sellers_seller_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("seller_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_return_lines" ADD CONSTRAINT "order_return_lines_return_id_order_returns_return_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("return_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_payouts" ADD CONSTRAINT "seller_payouts_store_id_stores_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("store_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_codes_expires_idx" ON "email_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_idx" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "addresses_user_idx" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default_idx" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_select_idx" ON "addresses" USING btree ("user_id") WHERE "addresses"."is_select";--> statement-breakpoint
CREATE INDEX "car_prices_changed_idx" ON "car_prices" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "cars_make_model_created_idx" ON "cars" USING btree ("make","model","created_at") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_make_created_idx" ON "cars" USING btree ("make","created_at") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_make_price_idx" ON "cars" USING btree ("make","price") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_price_idx" ON "cars" USING btree ("price") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_created_idx" ON "cars" USING btree ("created_at") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_year_idx" ON "cars" USING btree ("year") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_mileage_idx" ON "cars" USING btree ("mileage_km","make","model","body","fuel","zone","year","price","color") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_drives_idx" ON "cars" USING btree ("mileage_km","drive","transmission") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_colors_idx" ON "cars" USING btree ("color","drive","transmission","make","body","fuel","zone") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE INDEX "cars_facets_idx" ON "cars" USING btree ("make","model","body","fuel","zone","year","price") WHERE not "cars"."is_held";--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_user_goods_idx" ON "cart_lines" USING btree ("user_id","goods_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_visitor_goods_idx" ON "cart_lines" USING btree ("visitor","goods_id");--> statement-breakpoint
CREATE INDEX "cart_lines_added_idx" ON "cart_lines" USING btree ("added_at") WHERE "cart_lines"."visitor" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_created_idx" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_user_idx" ON "contact_messages" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "user_coupons_user_idx" ON "user_coupons" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "user_coupons_one_an_order_idx" ON "user_coupons" USING btree ("order_id") WHERE "user_coupons"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_coupons_collected_once_idx" ON "user_coupons" USING btree ("user_id","coupon_id") WHERE "user_coupons"."source" = 'collect';--> statement-breakpoint
CREATE INDEX "departments_parent_position_idx" ON "departments" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "favorites_user_saved_idx" ON "favorites" USING btree ("user_id","kind","saved_at","item_id");--> statement-breakpoint
CREATE INDEX "gift_coupons_own_idx" ON "gift_coupons" USING btree ("user_coupon_id");--> statement-breakpoint
CREATE INDEX "goods_created_idx" ON "goods" USING btree ("created_at","goods_id");--> statement-breakpoint
CREATE INDEX "goods_price_idx" ON "goods" USING btree ("price","goods_id");--> statement-breakpoint
CREATE INDEX "goods_sold_idx" ON "goods" USING btree ("is_in_stock","sold","goods_id");--> statement-breakpoint
CREATE INDEX "goods_discount_idx" ON "goods" USING btree ("is_in_stock","discount","goods_id");--> statement-breakpoint
CREATE INDEX "goods_cat_sold_idx" ON "goods" USING btree ("cat_id","is_in_stock","sold","goods_id");--> statement-breakpoint
CREATE INDEX "goods_store_sold_idx" ON "goods" USING btree ("store_id","is_in_stock","sold","goods_id");--> statement-breakpoint
CREATE INDEX "goods_words_idx" ON "goods" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "goods_facets_idx" ON "goods" USING btree ("department_id","cat_id","zone","factory","store_id","price","discount","held_stock","size_of","is_in_stock","goods_id");--> statement-breakpoint
CREATE INDEX "goods_version_idx" ON "goods" USING btree ("version");--> statement-breakpoint
CREATE INDEX "goods_size_idx" ON "goods" USING btree ("size_of") WHERE "goods"."size_of" is not null;--> statement-breakpoint
CREATE INDEX "views_user_viewed_idx" ON "views" USING btree ("user_id","viewed_at","goods_id");--> statement-breakpoint
CREATE INDEX "export_quotes_created_idx" ON "export_quotes" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "export_quotes_goods_idx" ON "export_quotes" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "export_quotes_user_idx" ON "export_quotes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "waiting_mails_due_idx" ON "waiting_mails" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "notifications_user_idx" ON "notifications" USING btree ("user_id","notice_id");--> statement-breakpoint
CREATE INDEX "notifications_mail_due_idx" ON "notifications" USING btree ("notice_id") WHERE "notifications"."mail_due";--> statement-breakpoint
CREATE INDEX "guest_sessions_user_idx" ON "guest_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "guest_sessions_order_idx" ON "guest_sessions" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "guest_sessions_expires_idx" ON "guest_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "car_holds_order_idx" ON "car_holds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_events_order_idx" ON "order_events" USING btree ("order_id","event_id");--> statement-breakpoint
CREATE INDEX "order_lines_goods_idx" ON "order_lines" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "order_lines_store_idx" ON "order_lines" USING btree ("store_id","order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_user_key_idx" ON "orders" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "orders_user_created_idx" ON "orders" USING btree ("user_id","created_at","order_id");--> statement-breakpoint
CREATE INDEX "orders_user_state_idx" ON "orders" USING btree ("user_id","state");--> statement-breakpoint
CREATE INDEX "orders_unpaid_idx" ON "orders" USING btree ("expires_at") WHERE "orders"."state" = 'unpaid';--> statement-breakpoint
CREATE INDEX "orders_shipped_idx" ON "orders" USING btree ("order_id") WHERE "orders"."state" = 'shipped';--> statement-breakpoint
CREATE INDEX "passkey_challenges_user_idx" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires_idx" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user_idx" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_events_received_idx" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payments_order_idx" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payments_refund_idx" ON "payments" USING btree ("refund_at") WHERE "payments"."refund" = 'due';--> statement-breakpoint
CREATE INDEX "payments_close_idx" ON "payments" USING btree ("close_at") WHERE "payments"."status" = 'open';--> statement-breakpoint
CREATE INDEX "photos_goods_idx" ON "photos" USING btree ("goods_id","position");--> statement-breakpoint
CREATE INDEX "ledger_user_idx" ON "ledger" USING btree ("user_id","asset","entry_id");--> statement-breakpoint
CREATE INDEX "ledger_order_idx" ON "ledger" USING btree ("order_id") WHERE "ledger"."order_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_app_download_once_idx" ON "ledger" USING btree ("user_id","asset") WHERE "ledger"."reason" = 'app-download';--> statement-breakpoint
CREATE UNIQUE INDEX "earned_spins_order_idx" ON "earned_spins" USING btree ("order_id","reason");--> statement-breakpoint
CREATE INDEX "earned_spins_left_idx" ON "earned_spins" USING btree ("user_id","spin_id") WHERE "earned_spins"."round_id" is null and "earned_spins"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX "earned_spins_owed_idx" ON "earned_spins" USING btree ("user_id") WHERE "earned_spins"."round_id" is not null and "earned_spins"."taken_back_at" is not null;--> statement-breakpoint
CREATE INDEX "earned_spins_user_idx" ON "earned_spins" USING btree ("user_id","earned_at");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_rounds_one_open_idx" ON "prize_rounds" USING btree ("user_id") WHERE "prize_rounds"."drawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "prize_rounds_key_idx" ON "prize_rounds" USING btree ("user_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "prize_rounds_one_free_a_day_idx" ON "prize_rounds" USING btree ("user_id","free_day");--> statement-breakpoint
CREATE INDEX "prize_rounds_drawn_idx" ON "prize_rounds" USING btree ("user_id","drawn_at");--> statement-breakpoint
CREATE INDEX "search_log_uuid_searched_idx" ON "search_log" USING btree ("uuid","searched_at");--> statement-breakpoint
CREATE INDEX "search_terms_words_idx" ON "search_terms" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_prefix_idx" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "search_words_trigrams_idx" ON "search_words" USING gist ("word" gist_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "seller_applications_seller_kind_idx" ON "seller_applications" USING btree ("seller_id","kind");--> statement-breakpoint
CREATE INDEX "seller_applications_status_idx" ON "seller_applications" USING btree ("status","submitted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_documents_application_sort_idx" ON "seller_documents" USING btree ("application_id","sort");--> statement-breakpoint
CREATE INDEX "seller_sessions_seller_idx" ON "seller_sessions" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "seller_sessions_expires_idx" ON "seller_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "identities_user_idx" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "social_asks_expires_idx" ON "social_asks" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "social_waiting_expires_idx" ON "social_waiting" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "stores_factory_name_idx" ON "stores" USING btree ("factory","name");--> statement-breakpoint
CREATE UNIQUE INDEX "order_returns_key_idx" ON "order_returns" USING btree ("order_id","idempotency_key","store_id");--> statement-breakpoint
CREATE INDEX "order_returns_store_idx" ON "order_returns" USING btree ("store_id","return_id");--> statement-breakpoint
CREATE INDEX "order_returns_requested_idx" ON "order_returns" USING btree ("return_id") WHERE "order_returns"."state" = 'requested';--> statement-breakpoint
CREATE INDEX "seller_payouts_store_idx" ON "seller_payouts" USING btree ("store_id","payout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_payouts_requested_idx" ON "seller_payouts" USING btree ("store_id") WHERE "seller_payouts"."paid_at" is null;--> statement-breakpoint
-- From here on it is written by hand: what keeps "car_prices" right, and tells what has changed.
-- Reads the prices anew of every row whose cars have changed. Always by an index: a plan made while there were few cars
-- would be kept, and take hours for many.
CREATE FUNCTION "keep_car_prices"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
	changed car_prices[];
BEGIN
	IF TG_OP = 'INSERT' THEN
		changed := array(
			SELECT DISTINCT row(make, model, body, fuel, year, '{}', '{}', 0)::car_prices FROM added WHERE NOT is_held);
	ELSIF TG_OP = 'DELETE' THEN
		changed := array(
			SELECT DISTINCT row(make, model, body, fuel, year, '{}', '{}', 0)::car_prices FROM removed WHERE NOT is_held);
	ELSE
		changed := array(
			SELECT DISTINCT row(make, model, body, fuel, year, '{}', '{}', 0)::car_prices
			FROM (
				(SELECT make, model, body, fuel, year, zone, price FROM removed WHERE NOT is_held
					EXCEPT ALL SELECT make, model, body, fuel, year, zone, price FROM added WHERE NOT is_held)
				UNION ALL
				(SELECT make, model, body, fuel, year, zone, price FROM added WHERE NOT is_held
					EXCEPT ALL SELECT make, model, body, fuel, year, zone, price FROM removed WHERE NOT is_held)
			) AS difference);
	END IF;
	IF cardinality(changed) = 0 THEN
		RETURN NULL;
	END IF;
	-- Each of the next two takes its rows in one order, so that nobody waits in a circle.
	INSERT INTO car_prices SELECT * FROM unnest(changed) ORDER BY make, model, body, fuel, year ON CONFLICT DO NOTHING;
	PERFORM FROM car_prices
		WHERE (make, model, body, fuel, year) IN (SELECT make, model, body, fuel, year FROM unnest(changed))
		ORDER BY make, model, body, fuel, year FOR UPDATE;
	-- A statement of its own, which sees what others did to these rows until they were locked.
	UPDATE car_prices AS kept SET
		changed_by = pg_current_xact_id()::text::bigint,
		us = array(SELECT price FROM cars WHERE make = kept.make AND model = kept.model AND body = kept.body
			AND fuel = kept.fuel AND year = kept.year AND zone = 1 AND NOT is_held ORDER BY price),
		oversea = array(SELECT price FROM cars WHERE make = kept.make AND model = kept.model AND body = kept.body
			AND fuel = kept.fuel AND year = kept.year AND zone = 2 AND NOT is_held ORDER BY price)
		WHERE (make, model, body, fuel, year) IN (SELECT make, model, body, fuel, year FROM unnest(changed));
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "cars_inserted" AFTER INSERT ON "cars" REFERENCING NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_car_prices"();--> statement-breakpoint
CREATE TRIGGER "cars_updated" AFTER UPDATE ON "cars" REFERENCING OLD TABLE AS removed NEW TABLE AS added
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_car_prices"();--> statement-breakpoint
CREATE TRIGGER "cars_deleted" AFTER DELETE ON "cars" REFERENCING OLD TABLE AS removed
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_car_prices"();--> statement-breakpoint
CREATE FUNCTION "empty_car_prices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE car_prices SET us = '{}', oversea = '{}', changed_by = pg_current_xact_id()::text::bigint;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "cars_truncated" AFTER TRUNCATE ON "cars" FOR EACH STATEMENT EXECUTE FUNCTION "empty_car_prices"();--> statement-breakpoint
-- Tells every process that keeps replies what they are made of has changed: "cache/changes.ts".
CREATE FUNCTION "tell_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('storefront_changes', TG_ARGV[0]);
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "makes_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "makes" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('makes');--> statement-breakpoint
CREATE TRIGGER "models_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "models" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('makes');--> statement-breakpoint
CREATE TRIGGER "cars_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "cars" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('cars');--> statement-breakpoint
CREATE TRIGGER "departments_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "departments" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('departments');--> statement-breakpoint
CREATE TRIGGER "goods_tell" AFTER INSERT OR DELETE OR TRUNCATE OR UPDATE OF slug, name, department_id, cat_id, store_id, art, color, color_hex, pictures, description, specification, price,
	list_price, discount, zone, ships_from, weight_g, factory, wholesale, words, held_stock, size_of ON "goods"
	FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('goods');--> statement-breakpoint
CREATE TRIGGER "goods_stock_tell" AFTER UPDATE OF stock, sold ON "goods" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('stock');--> statement-breakpoint
CREATE TRIGGER "stores_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "stores" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('stores');--> statement-breakpoint
CREATE TRIGGER "search_terms_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "search_terms" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('terms');--> statement-breakpoint
CREATE TRIGGER "notices_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "notices" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('notices');--> statement-breakpoint
CREATE TRIGGER "campaigns_tell" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "campaigns" FOR EACH STATEMENT EXECUTE FUNCTION "tell_change"('campaigns');
