import { AuditLog } from '#web/features/admin/audit-log/audit-log.tsx';
import { useNavigate, useSearch } from '#web/ui/router/router-view.tsx';

/** What administrators changed and read; what is searched for and shown stands in the address. */
export function AdminAuditLog() {
  const { search = '', which } = useSearch();
  const navigate = useNavigate();
  const go = (next: { search?: string; which?: string }) =>
    void navigate({ to: '/admin/audit-log', search: { search, which, ...next }, replace: true });
  return (
    <AuditLog
      search={search}
      which={which === 'all' ? 'all' : 'changes'}
      onSearch={(text) => go({ search: text })}
      onWhich={(next) => go({ which: next === 'all' ? 'all' : undefined })}
    />
  );
}
