-- A claim is renewed for as long as its payload is being sent, so that its end does not name it.

alter table scheduling.payloads add column claimed_by uuid;
