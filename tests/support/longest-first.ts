import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** What takes longest, by the end of its path: short files that start servers and wait for them. */
const longest = [
  'tests/chaos/chaos.test.ts',
  'tests/fuzz/fuzz.test.ts',
  'generations/documents/hostile.test.ts',
  'tests/races/database-away.test.ts',
  'tests/security/matrix/authorization-matrix.test.ts',
  'tests/damaged/json-columns.test.ts',
  'tests/security/input/bad-input.test.ts',
  'tests/races/changes-are-felt.test.ts',
  'server/main.test.ts',
  'notices/push/push.test.ts',
  'tests/durability/two-containers.test.ts',
  'server/admin-tool.test.ts',
  'admin/operations/audit.test.ts',
  'server/brakes.test.ts',
];

/** Where vitest knows no times of an earlier run it takes the largest files first; these would come last, and the others would wait. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId }: TestSpecification) => longest.findIndex((path) => moduleId.replaceAll('\\', '/').endsWith(path));
    const first = sorted.filter((file) => place(file) >= 0).toSorted((one, other) => place(one) - place(other));
    return [...first, ...sorted.filter((file) => place(file) < 0)];
  }
}
