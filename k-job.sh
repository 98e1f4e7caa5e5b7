cd /tmp/rK
vitest run --project web web/features/catalogue web/features/favourites web/ui web/store > /tmp/rK-u.log 2>&1
node scripts/build.ts > /tmp/rK-b.log 2>&1
BIG=1 timeout 90 node k-look.ts ./k-four.ts > /tmp/rK-four2.log 2>&1
timeout 500 node node_modules/@playwright/test/cli.js test e2e/listings/continuous.spec.ts e2e/listings/continuous-states.spec.ts --workers=1 --reporter=line > /tmp/rK-e2e.log 2>&1
