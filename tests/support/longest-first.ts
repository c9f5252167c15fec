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

/** The parts in the order they run: a process serves one part, so that each part is loaded once by each process. */
const parts = ['server', 'components', 'values'];

/**
 * Orders files by part, and in each by what takes longest. Where vitest knows no times of an earlier run it takes the largest files
 * first; those of the list would come last, and the others would wait.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const place = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((path) => moduleId.replaceAll('\\', '/').endsWith(path));
      return at < 0 ? longest.length : at;
    };
    const part = ({ project }: TestSpecification) => parts.indexOf(project.name);
    return sorted.toSorted((one, other) => part(one) - part(other) || place(one) - place(other));
  }
}
