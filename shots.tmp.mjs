import { chromium } from '@playwright/test'
const base = 'http://localhost:3160'
const [,, which='all'] = process.argv
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
for (const [size, viewport] of Object.entries({ phone:{width:390,height:844}, desk:{width:1440,height:900} }))
for (const [colorScheme, prefix] of [['dark',''],['light',''],['dark','/ar']]) {
  const context = await browser.newContext({ viewport, colorScheme })
  const page = await context.newPage()
  page.on('console', m => ['error','warning'].includes(m.type()) && console.log(size, m.text().slice(0,300)))
  page.on('pageerror', e => console.log('PAGEERROR', e.message))
  await page.request.post(base+'/api/platform/users/sign_in',{data:{email:'demo@touchline.example',password:'touchline-demo'}})
  await page.goto(base+prefix+'/sports/bets-history',{waitUntil:'load'})
  await page.locator('[data-bet]').first().waitFor({timeout:15000}).catch(e=>console.log('no bets'))
  await page.waitForTimeout(600)
  await page.screenshot({path:`/tmp/shots/history-${size}-${colorScheme}${prefix.slice(1)}.png`, fullPage:false})
  await page.evaluate(()=>window.scrollTo(0,900)); await page.waitForTimeout(300)
  await page.screenshot({path:`/tmp/shots/history2-${size}-${colorScheme}${prefix.slice(1)}.png`})
  await context.close()
}
await browser.close()
