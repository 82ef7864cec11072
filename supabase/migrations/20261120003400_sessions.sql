-- Whoever signs out everywhere is out on other devices at their next call, not only when the token
-- expires that they hold. The table service runs this before every call.
create function private.require_session() returns void
language plpgsql
stable
security definer
set search_path = ''
as $$
declare
  session text := nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'session_id';
begin
  if session is not null and not exists (
    select from auth.sessions where id = session::uuid
  ) then
    -- PT401 makes the table service answer with status 401.
    raise sqlstate 'PT401' using message = 'session_not_found';
  end if;
end;
$$;
grant execute on function private.require_session() to anon, authenticated, service_role;

alter role authenticator set pgrst.db_pre_request = 'private.require_session';
notify pgrst, 'reload config';
