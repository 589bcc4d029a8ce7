-- wrk's side of `orders.ts`: each of the shoppers wants a piece in the cart, and then to order it, again and again.
local shoppers = {}
local total, good = os.getenv("TOTAL"), os.getenv("GOOD")
local turn = 0
-- Global, so that `done`, which runs elsewhere, can read them.
codes, failed = {}, 0

for line in io.lines(os.getenv("SHOPPERS_FILE")) do
  local token, address = line:match("^(%S+) (%S+)$")
  shoppers[#shoppers + 1] = { token = token, address = address }
end

-- A person needs some time between two clicks: milliseconds.
function delay()
  return 100 + math.random(200)
end

function request()
  turn = turn + 1
  local shopper = shoppers[turn % #shoppers + 1]
  local headers = { ["token"] = shopper.token, ["Content-Type"] = "application/x-www-form-urlencoded" }
  -- The cart holds a piece from the beginning: every other round puts it there anew.
  if math.floor((turn - 1) / #shoppers) % 2 == 1 then
    return wrk.format("POST", "/v3/pc/cart/set", headers, "goods_id=" .. good .. "&buy_num=1")
  end
  local body = "key=load-" .. turn .. "-wish&address_id=" .. shopper.address .. "&user_coupon_id=0&total=" .. total
  return wrk.format("POST", "/v3/pc/order/create", headers, body)
end

function response(status, _, body)
  if status >= 500 then failed = failed + 1 end
  local code = status .. ", code " .. (body:match('"code":(%d+)') or "none")
  codes[code] = (codes[code] or 0) + 1
end

local threads = {}
function setup(thread)
  threads[#threads + 1] = thread
end

function done()
  local sum = 0
  for _, thread in ipairs(threads) do
    for code, count in pairs(thread:get("codes")) do
      print("answers with HTTP " .. code .. ": " .. count)
    end
    sum = sum + thread:get("failed")
  end
  print("answers 5xx: " .. sum)
end
