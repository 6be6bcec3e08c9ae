ALTER TABLE `orders` ADD `previous_session` text;--> statement-breakpoint
CREATE INDEX `orders_previous_session` ON `orders` (`previous_session`) WHERE "orders"."previous_session" IS NOT NULL;--> statement-breakpoint
WITH paid AS (
  SELECT session_id, substr(lower(email), 1, instr(email, '@') - 1) AS name, substr(lower(email), instr(email, '@') + 1) AS domain FROM orders
), bare AS (
  SELECT session_id, domain, substr(name, 1, 1) || substr(name, 2, instr(substr(name, 2) || '+', '+') - 1) AS name FROM paid
), mailboxes AS (
  SELECT session_id, iif(domain IN ('gmail.com', 'googlemail.com'), replace(name, '.', '') || '@gmail.com', name || '@' || domain) AS mailbox FROM bare
)
UPDATE `orders` SET `previous_session` = `after_session`
  WHERE (SELECT mailbox FROM mailboxes WHERE mailboxes.session_id = orders.after_session)
    = (SELECT mailbox FROM mailboxes WHERE mailboxes.session_id = orders.session_id);
