import { expect, test as base } from '@playwright/test';
import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/** A complaint in the console that a journey brings about itself. */
export interface ExpectedComplaint {
  /** How it begins. */
  text: string;
  /** The path of the address it is about; null where it may be any. */
  path: string | null;
}

/** The browser's own complaint that the server refused a request with this status. */
export const refused = (status: number, path: string | null): ExpectedComplaint => ({
  text: `Failed to load resource: the server responded with a status of ${status} `,
  path,
});

/** The complaint about whatever a page was just asking for when somebody's session was ended elsewhere. */
export const sessionEnded = refused(401, null);

/** The browser's own complaint about a request that the journey lets fail on its way. */
export const lost = (path: string): ExpectedComplaint => ({ text: 'Failed to load resource: net::ERR_FAILED', path });

/** What a journey lets the console complain about. (Not a bare list, which Playwright would take for a fixture with options.) */
export const expecting = (...complaints: ExpectedComplaint[]): ExpectedComplaints => ({ complaints });

export interface ExpectedComplaints {
  complaints: readonly ExpectedComplaint[];
}

const kinds = new Set(['error', 'warning', 'assert']);

interface Heard {
  text: string;
  address: string;
}

function isExpected({ text, address }: Heard, { complaints }: ExpectedComplaints): boolean {
  const path = URL.canParse(address) ? new URL(address).pathname : '';
  return complaints.some((one) => text.startsWith(one.text) && (one.path === null || path === one.path));
}

/**
 * Journeys that fail on any warning or error in the console of any of their browsers, React's among them. What a journey
 * brings about on purpose it names with `test.use({ expectedComplaints: expecting(...) })`.
 */
export const test = base.extend<{ expectedComplaints: ExpectedComplaints; quietConsole: null }>({
  expectedComplaints: [expecting(), { option: true }],
  quietConsole: [
    async ({ browser, expectedComplaints }, use) => {
      const heard: Heard[] = [];
      const hear = (message: ConsoleMessage) => {
        if (kinds.has(message.type())) heard.push({ text: message.text(), address: message.location().url });
      };
      const opened: BrowserContext[] = [];
      const listen = (context: BrowserContext) => {
        opened.push(context);
        // Where React would note each part for a profiler. Nobody reads that, and it takes time.
        void context.addInitScript(() => ['createTask', 'timeStamp'].forEach((name) => Reflect.deleteProperty(console, name)));
        context.on('console', hear);
        context.on('weberror', (fault) => heard.push({ text: fault.error().stack ?? fault.error().message, address: '' }));
      };
      browser.on('context', listen);
      await use(null);
      browser.off('context', listen);
      // A page that stays open goes on working beside all later journeys.
      await Promise.all(opened.map((context) => context.close()));
      const unexpected = heard.filter((one) => !isExpected(one, expectedComplaints));
      expect(
        unexpected.map(({ text, address }) => `${text} (${address})`),
        'What the console of a browser complained about',
      ).toEqual([]);
    },
    { auto: true },
  ],
});
