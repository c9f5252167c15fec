import { AuditLog } from '#web/features/admin/audit-log.tsx';
import { useNavigate, useSearch } from '@tanstack/react-router';

/** What administrators read and changed; what is searched for stands in the address. */
export function AdminAuditLog() {
  const { search = '' } = useSearch({ from: '/asking/admin/audit-log' });
  const navigate = useNavigate();
  return (
    <AuditLog search={search} onSearch={(words) => void navigate({ to: '/admin/audit-log', search: { search: words }, replace: true })} />
  );
}
