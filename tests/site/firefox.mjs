// The pages in Firefox, by WebDriver BiDi: what somebody does there first, and whatever goes wrong.
// Called with the path of Firefox, the address of a served site and that of the edition; prints for
// each walk a line of JSON: its name, what went wrong, and how long it took.

import puppeteer from "../../widgets/node_modules/puppeteer-core/lib/esm/puppeteer/puppeteer-core.js";

const [executablePath, site, edition] = process.argv.slice(2);
const PRACTICE = "voila/render/010_practice";
const LONGEST = 25_000;
const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });

/** A page of somebody's own, on a screen of some width. */
class Walk {
  /** What went wrong. @type {string[]} */
  wrong = [];

  async open(address, width = 1280) {
    const context = await browser.createBrowserContext();
    this.page = await context.newPage({ type: "window" }); // a tab behind another one sleeps
    this.page.setDefaultTimeout(LONGEST);
    this.page.on("pageerror", (error) => this.wrong.push(`script error: ${error.message}`));
    this.page.on("console", (told) => told.type() === "error" && this.wrong.push(`console: ${told.text()}`));
    this.page.on("request", (asked) => this.own(asked.url(), address));
    await this.page.setViewport({ width, height: 844, hasTouch: width < 600 });
    await this.page.goto(address);
  }

  own(url, address) {
    const ours = [new URL(address).host, ""].includes(new URL(url).host);
    if (!ours) this.wrong.push(`request to another host: ${url}`);
  }

  /** Press something that is there, or will be. */
  press(selector) {
    return this.page.locator(selector).click();
  }

  /** Press something to which Python says something. */
  async act(selector) {
    await this.page.waitForSelector(selector);
    const before = await this.page.$eval(".ic", ({ dataset }) => dataset.revision);
    await this.press(selector);
    const after = (at) => document.querySelector(".ic").dataset.revision !== at;
    await this.page.waitForFunction(after, { polling: 100 }, before);
  }

  /** Whether all of the page is in sight, or so much of it at least. */
  async inSight(high = false) {
    const [across, down] = await this.page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth - innerWidth, scrollHeight - innerHeight];
    });
    if (across > 0) this.wrong.push(`the page is ${across} pixels too wide`);
    if (high && down > 0) this.wrong.push(`the page is ${down} pixels too high`);
  }

  /** Whether so much of something is there. */
  async count(selector, least) {
    await this.page.waitForSelector(selector);
    const found = (await this.page.$$(selector)).length;
    if (found < least) this.wrong.push(`${found} of ${selector}, not ${least}`);
  }
}

const CARD = ".ic-hand button[aria-disabled=false]";

const WALKS = {
  async edition(walk) {
    await walk.open(`${edition}${PRACTICE}#briscola; number=7`);
    for (let times = 0; times < 2; times += 1) await walk.act(CARD);
    await walk.inSight(true);
  },
  async home(walk) {
    await walk.open(site);
    await walk.count("[data-page]", 50);
    await walk.inSight();
  },
  async lesson(walk) {
    await walk.open(`${site}voila/render/100_briscola_the_trick`);
    await walk.act(".ic-hand [data-key='AB']");
    await walk.act(".ic-rail .ic-main");
    await walk.inSight(true);
  },
  async practice(walk) {
    await walk.open(`${site}${PRACTICE}`);
    await walk.press(".ic-sit");
    await walk.act(CARD);
    await walk.inSight(true);
  },
  async burraco(walk) {
    await walk.open(`${site}${PRACTICE}#burraco; number=7`, 390);
    await walk.act(".ic-offered");
    await walk.press(CARD);
    await walk.act(".ic-offered.ic-main");
    await walk.count(".ic-hand button", 11);
    await walk.inSight(true);
  },
};

/** Go a walk; one that stops says where. */
async function walked([name, go]) {
  const began = performance.now();
  const walk = new Walk();
  await go(walk).catch((error) => walk.wrong.push(String(error.stack)));
  const seconds = (performance.now() - began) / 1000;
  console.log(JSON.stringify({ name, wrong: walk.wrong, seconds }));
}

await Promise.all(Object.entries(WALKS).map(walked));
await browser.close();
