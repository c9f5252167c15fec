/** The counts in vitest's JSON report; a file that could not be loaded, or a failing exit with nothing failed, counts as one failed. */
export function countsOfVitest(report, code) {
  if (!report) return brokenOff(code);
  const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const skipped = report.numPendingTests + report.numTodoTests;
  return judged({ passed: report.numPassedTests, failed: report.numFailedTests + unloaded, skipped }, code);
}

/** The counts in Playwright's JSON report; one that passed only when tried again counts as failed. */
export function countsOfPlaywright(report, code) {
  if (!report) return brokenOff(code);
  const { expected, unexpected, flaky, skipped } = report.stats;
  return judged({ passed: expected, failed: unexpected + flaky, skipped }, code);
}

/** The sum over all suites. */
export function total(suites) {
  const sum = (key) => suites.reduce((soFar, suite) => soFar + suite[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** The line that closes a run. */
export const closingLine = ({ passed, failed, skipped }) => `${passed} passed, ${failed} failed, ${skipped} skipped`;

/** Whether a run was good: something ran and nothing failed. */
export const isGood = ({ passed, failed }) => passed > 0 && failed === 0;

function judged(counts, code) {
  if (counts.passed + counts.failed === 0) return { ...counts, failed: 1, note: 'ran no test' };
  if (code !== 0 && counts.failed === 0) return { ...counts, failed: 1, note: `ended with status ${code}` };
  return counts;
}

const brokenOff = (code) => ({ passed: 0, failed: 1, skipped: 0, note: `ended with status ${code} and left no report` });
