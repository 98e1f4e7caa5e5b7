cd /tmp/rK
node scripts/build.ts > /tmp/rK-b.log 2>&1
timeout 400 node node_modules/@playwright/test/cli.js test e2e/listings/continuous.spec.ts e2e/listings/continuous-states.spec.ts -g "a jump to number|no more than six|axe finds" --workers=1 --reporter=line > /tmp/rK-e2e2.log 2>&1
vitest run --project web web/ui/picture > /tmp/rK-u2.log 2>&1
timeout 420 node bench/run.ts scroll > /tmp/rK-bench.log 2>&1
node scripts/build.ts > /tmp/rK-b2.log 2>&1
timeout 150 node node_modules/@playwright/test/cli.js test e2e/listings/continuous.spec.ts e2e/listings/continuous-states.spec.ts -g "a jump to number|no more than six|may be the first|Tab key" --workers=1 --reporter=line > /tmp/rK-e2e3.log 2>&1
timeout 300 node bench/run.ts scroll > /tmp/rK-bench2.log 2>&1
node scripts/build.ts > /tmp/rK-b3.log 2>&1
timeout 100 node node_modules/@playwright/test/cli.js test e2e/listings/continuous.spec.ts -g "a jump to number|no more than six" --workers=1 --reporter=line > /tmp/rK-e2e4.log 2>&1
vitest run --project web web/features/catalogue/page-cache web/features/catalogue/catalogue-listing > /tmp/rK-u3.log 2>&1
timeout 250 node bench/run.ts scroll > /tmp/rK-bench3.log 2>&1
