// Made of packages/scheduling/openapi.json: see publishing/generate.ts.
export interface paths {
    "/v1/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the caller
         * @description Returns the token's owner.
         */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an account's members
         * @description In order of id.
         */
        get: operations["listUsers"];
        put?: never;
        /**
         * Invite a member by e-mail, or resend the invitation
         * @description For administrators and the owner of the account.
         */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a member; `me` is the caller
         * @description Returns the fields that other members can see.
         */
        get: operations["getUser"];
        /**
         * Update a member's permissions; except the owner's
         * @description For administrators and the owner. Removing the administrator role pauses the member's webhooks.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Remove a member; except the owner
         * @description For administrators and the owner. Ends the member's tokens, feeds and webhooks for this account. The member's resource stays.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your accounts
         * @description In order of id. The URL id (`subdomain`) starts every other path of the account.
         */
        get: operations["listAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account, by number or URL id
         * @description Includes the owner.
         */
        get: operations["getAccount"];
        /**
         * Update an account's settings, by number or URL id
         * @description For administrators and the owner. Applies to new resources and bookings; existing resources keep their hours and time zones.
         */
        put: operations["updateAccount"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/trust": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an account's trust for mails
         * @description An account is trusted after its owner confirms their address and an operator approves the account. Mails of other accounts use only the default texts. They contain no addresses of the account, and customers cannot reply.
         */
        get: operations["getAccountTrust"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List audit log entries
         * @description For administrators and the owner of the account.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/changes/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream an account's changes
         * @description Events are hints to read an object again, for all objects that the caller may list. The stream starts now, or after the event in `Last-Event-ID`. Events may repeat. Each type requires its own scope. A stream ends after an hour, or when access ends. A caller may open five per account.
         */
        get: operations["getChangeStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List webhooks
         * @description For administrators and the owner of the account.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description For administrators and the owner. Requires `users:read` and the read scopes of the subscribed types; booking payloads include resource, client and project. The webhook ends with the token that created it. If the membership ends first, the webhook pauses.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description For administrators and the owner of the account.
         */
        get: operations["getWebhook"];
        /**
         * Update a webhook
         * @description For administrators and the owner. Requires `users:read` and the read scopes of the subscribed types; booking payloads include resource, client and project.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete a webhook
         * @description For administrators and the owner of the account.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/webhooks/{id}/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a webhook's deliveries (sent and pending); 1,000 by default
         * @description For administrators and the owner of the account.
         */
        get: operations["listWebhookQueue"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/webhooks/{id}/queue/{payload}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend a payload
         * @description For administrators and the owner of the account.
         */
        post: operations["retryWebhookPayload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test payload; returns the receiver's status
         * @description For administrators and the owner of the account.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/resource_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List resource types with their custom fields
         * @description The type decides a resource's fields, and if it is a person.
         */
        get: operations["listResourceTypes"];
        put?: never;
        /**
         * Create a resource type
         * @description For administrators and the owner of the account.
         */
        post: operations["createResourceType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/resource_types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a resource type
         * @description Includes its custom fields and their options.
         */
        get: operations["getResourceType"];
        /**
         * Update a resource type
         * @description For administrators and the owner of the account.
         */
        put: operations["updateResourceType"];
        post?: never;
        /**
         * Delete an unused resource type and its custom fields
         * @description For administrators and the owner of the account.
         */
        delete: operations["deleteResourceType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/custom_fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List custom fields
         * @description For all resource types.
         */
        get: operations["listCustomFields"];
        put?: never;
        /**
         * Add a custom field to a resource type
         * @description For administrators and the owner of the account.
         */
        post: operations["createCustomField"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/custom_fields/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a custom field
         * @description Includes its options.
         */
        get: operations["getCustomField"];
        /**
         * Update a custom field
         * @description For administrators and the owner of the account.
         */
        put: operations["updateCustomField"];
        post?: never;
        /**
         * Delete a custom field and its values
         * @description For administrators and the owner of the account.
         */
        delete: operations["deleteCustomField"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/custom_field_options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List custom field options
         * @description For all custom fields.
         */
        get: operations["listCustomFieldOptions"];
        put?: never;
        /**
         * Add an option to a custom field
         * @description For administrators and the owner of the account.
         */
        post: operations["createCustomFieldOption"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/custom_field_options/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a custom field option
         * @description Includes its custom field.
         */
        get: operations["getCustomFieldOption"];
        /**
         * Update a custom field option
         * @description For administrators and the owner of the account.
         */
        put: operations["updateCustomFieldOption"];
        post?: never;
        /**
         * Delete an option, also from resources
         * @description For administrators and the owner of the account.
         */
        delete: operations["deleteCustomFieldOption"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active resources
         * @description Requires the permission `view` on resources, or a higher one.
         */
        get: operations["listResources"];
        put?: never;
        /**
         * Create a resource with the default weekly hours
         * @description Requires the permission `manage_own` on resources, or a higher one.
         */
        post: operations["createResource"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/resources/archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List archived resources
         * @description Requires the permission `view` on resources, or a higher one.
         */
        get: operations["listArchivedResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/resources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a resource; `me` is the caller's
         * @description Requires the permission `view` on resources, or a higher one.
         */
        get: operations["getResource"];
        /**
         * Update a resource
         * @description Requires the permission `manage_own` on resources, or a higher one.
         */
        put: operations["updateResource"];
        post?: never;
        /**
         * Delete a resource and its bookings from today on
         * @description Requires the permission `manage_own` on resources, or a higher one.
         */
        delete: operations["deleteResource"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active clients
         * @description Requires the permission `view` on clients, or a higher one.
         */
        get: operations["listClients"];
        put?: never;
        /**
         * Create a client
         * @description Requires the permission `manage_own` on clients, or a higher one.
         */
        post: operations["createClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/clients/archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List archived clients
         * @description Requires the permission `view` on clients, or a higher one.
         */
        get: operations["listArchivedClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a client
         * @description Requires the permission `view` on clients, or a higher one.
         */
        get: operations["getClient"];
        /**
         * Update a client
         * @description Requires the permission `manage_own` on clients, or a higher one.
         */
        put: operations["updateClient"];
        post?: never;
        /**
         * Delete a client
         * @description Requires the permission `manage_own` on clients, or a higher one.
         */
        delete: operations["deleteClient"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active projects
         * @description Requires the permission `view` on projects, or a higher one.
         */
        get: operations["listProjects"];
        put?: never;
        /**
         * Create a project
         * @description Requires the permission `manage_own` on projects, or a higher one.
         */
        post: operations["createProject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/projects/archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List archived projects
         * @description Requires the permission `view` on projects, or a higher one.
         */
        get: operations["listArchivedProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a project
         * @description Requires the permission `view` on projects, or a higher one.
         */
        get: operations["getProject"];
        /**
         * Update a project
         * @description Requires the permission `manage_own` on projects, or a higher one.
         */
        put: operations["updateProject"];
        post?: never;
        /**
         * Delete a project
         * @description Requires the permission `manage_own` on projects, or a higher one.
         */
        delete: operations["deleteProject"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List bookings in a date range
         * @description Requires the permission `view` on bookings, or a higher one.
         */
        get: operations["listBookings"];
        put?: never;
        /**
         * Create a booking
         * @description Requires the permission `manage_own` on bookings, or a higher one.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/resources/{id}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a resource's bookings
         * @description Requires the permission `view` on bookings, or a higher one.
         */
        get: operations["listResourceBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/projects/{id}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a project's bookings
         * @description Requires the permission `view` on bookings, or a higher one.
         */
        get: operations["listProjectBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/clients/{id}/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a client's bookings
         * @description Requires the permission `view` on bookings, or a higher one.
         */
        get: operations["listClientBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/bookings/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a booking
         * @description Requires the permission `view` on bookings, or a higher one.
         */
        get: operations["getBooking"];
        /**
         * Update a booking
         * @description Requires the permission `manage_own` on bookings, or a higher one.
         */
        put: operations["updateBooking"];
        post?: never;
        /**
         * Delete a booking
         * @description Requires the permission `manage_own` on bookings, or a higher one.
         */
        delete: operations["deleteBooking"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/bookings/{id}/restoration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Restore a deleted booking
         * @description Requires the permission `manage_own` on bookings, or a higher one.
         */
        post: operations["restoreBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/downtime_types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List time off types
         * @description Requires the permission `view` on bookings, or a higher one.
         */
        get: operations["listDowntimeTypes"];
        put?: never;
        /**
         * Create a time off type
         * @description For administrators and the owner of the account.
         */
        post: operations["createDowntimeType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/downtime_types/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a time off type
         * @description Requires the permission `view` on bookings, or a higher one.
         */
        get: operations["getDowntimeType"];
        /**
         * Update a time off type
         * @description For administrators and the owner of the account.
         */
        put: operations["updateDowntimeType"];
        post?: never;
        /**
         * Delete an unused time off type
         * @description For administrators and the owner of the account.
         */
        delete: operations["deleteDowntimeType"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/downtimes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List time off in a date range
         * @description Requires the permission `view` on bookings, or a higher one.
         */
        get: operations["listDowntimes"];
        put?: never;
        /**
         * Create time off
         * @description Requires the permission `manage_own` on bookings, or a higher one.
         */
        post: operations["createDowntime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/downtimes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get time off
         * @description Requires the permission `view` on bookings, or a higher one.
         */
        get: operations["getDowntime"];
        /**
         * Update time off
         * @description Requires the permission `manage_own` on bookings, or a higher one.
         */
        put: operations["updateDowntime"];
        post?: never;
        /**
         * Delete time off
         * @description Requires the permission `manage_own` on bookings, or a higher one.
         */
        delete: operations["deleteDowntime"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/resources/{id}/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a resource's weekly hours or time zone from a date on
         * @description Requires the permission `manage_own` on resources, or a higher one.
         */
        post: operations["createResourceAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/resources/{id}/custom_available_periods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a resource's date overrides
         * @description Requires the permission `view` on resources, or a higher one.
         */
        get: operations["listResourceCustomAvailablePeriods"];
        put?: never;
        /**
         * Open extra hours on single days
         * @description Requires the permission `manage_own` on resources, or a higher one.
         */
        post: operations["createResourceCustomAvailablePeriod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/resources/{id}/custom_available_periods/{period}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Close extra hours on single days
         * @description Requires the permission `manage_own` on resources, or a higher one.
         */
        delete: operations["deleteResourceCustomAvailablePeriod"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/openings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List open and booked times of resources, by day
         * @description Requires the permission `view` on bookings, or a higher one. A booking fits
         *     into an open day if `booked` plus its minutes is at most `available`. A booking with a time of
         *     day must also lie within `open`, and outside `time_off` and `taken`. If the clocks or the
         *     resource's time zone change, a fitting booking may still be refused.
         */
        get: operations["listOpenings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/reports/resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a utilization report by resource
         * @description Requires the permission `view` on reports, or a higher one.
         */
        get: operations["getReportResources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/reports/projects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a time report by project
         * @description Requires the permission `view` on reports, or a higher one.
         */
        get: operations["getReportProjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/reports/projects/0": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a time report of bookings without a project
         * @description Requires the permission `view` on reports, or a higher one.
         */
        get: operations["getReportWithoutProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/reports/clients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a time report by client, projects included
         * @description Requires the permission `view` on reports, or a higher one.
         */
        get: operations["getReportClients"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/reports/clients/0": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a time report of bookings without a client
         * @description Requires the permission `view` on reports, or a higher one.
         */
        get: operations["getReportWithoutClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/reports/resources/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a time report of a resource's projects and clients
         * @description Requires the permission `view` on reports, or a higher one.
         */
        get: operations["getReportResource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/reports/projects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a time report of a project's resources
         * @description Requires the permission `view` on reports, or a higher one.
         */
        get: operations["getReportProject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/reports/clients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a time report of a client's resources
         * @description Requires the permission `view` on reports, or a higher one.
         */
        get: operations["getReportClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/calendars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List calendar feeds: your own; all for administrators
         * @description Without their secret URLs.
         */
        get: operations["listCalendars"];
        put?: never;
        /**
         * Create a calendar feed; returns its secret URL once
         * @description The feed ends with the token that created it and with the membership.
         */
        post: operations["createCalendar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/calendars/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a calendar feed
         * @description Without its secret URL.
         */
        get: operations["getCalendar"];
        put?: never;
        post?: never;
        /**
         * Revoke a calendar feed
         * @description Its URL stops working at once.
         */
        delete: operations["deleteCalendar"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List active services
         * @description Requires the permission `view` on resources, or a higher one.
         */
        get: operations["listServices"];
        put?: never;
        /**
         * Create a service
         * @description For administrators and the owner of the account.
         */
        post: operations["createService"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/services/archived": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List archived services
         * @description Requires the permission `view` on resources, or a higher one.
         */
        get: operations["listArchivedServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a service
         * @description Requires the permission `view` on resources, or a higher one.
         */
        get: operations["getService"];
        /**
         * Update a service
         * @description For administrators and the owner of the account.
         */
        put: operations["updateService"];
        post?: never;
        /**
         * Delete a service without future appointments
         * @description For administrators and the owner of the account.
         */
        delete: operations["deleteService"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/booking_page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the booking page settings
         * @description For administrators and the owner of the account.
         */
        get: operations["getBookingPage"];
        /**
         * Update the booking page
         * @description For administrators and the owner of the account.
         */
        put: operations["updateBookingPage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/merchant": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the connected merchant
         * @description For administrators and the owner of the account.
         */
        get: operations["getMerchant"];
        /**
         * Connect a merchant, or update the connection
         * @description For administrators and the owner of the account. Saved only if the key can read the merchant.
         */
        put: operations["connectMerchant"];
        post?: never;
        /**
         * Disconnect the merchant; deposits stop
         * @description For administrators and the owner of the account.
         */
        delete: operations["disconnectMerchant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List appointments
         * @description Requires the permission `view` on bookings, or a higher one.
         */
        get: operations["listAppointments"];
        put?: never;
        /**
         * Create an appointment for a client
         * @description Requires the permission `manage_own` on bookings, or a higher one.
         */
        post: operations["createAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/appointments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an appointment
         * @description Requires the permission `view` on bookings, or a higher one.
         */
        get: operations["getAppointment"];
        /**
         * Update an appointment: reschedule, add notes or set attendance
         * @description Requires the permission `manage_own` on bookings, or a higher one.
         */
        put: operations["updateAppointment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/appointments/{id}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a booking request
         * @description Requires the permission `manage_own` on bookings, or a higher one.
         */
        post: operations["approveAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/appointments/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline a booking request
         * @description Requires the permission `manage_own` on bookings, or a higher one.
         */
        post: operations["declineAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/appointments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an appointment; full refund unless the customer cancels
         * @description Requires the permission `manage_own` on bookings, or a higher one.
         */
        post: operations["cancelAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/appointments/{id}/charge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Charge a no-show or late-cancellation fee
         * @description Charges the deposit's card or the saved card, with the customer's earlier consent. The maximum is `no_show_fee`, less the kept deposit. The charge runs after the response: see `charges` of the appointment and the event `appointments`. A declined charge can be repeated once.
         */
        post: operations["chargeAppointment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/services/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a service's available slots, for staff
         * @description Times are in `timezone`. With `appointment`, the appointment's own time counts as free, and its agreed duration applies. This requires the scope `appointments:read` and permission to view bookings. With `unbound`, the minimum notice and the booking window do not apply. Members may also book other start times.
         */
        get: operations["getServiceSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/appointments/{id}/standing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the terms and payment of an appointment
         * @description Requires the permission `view` on bookings, or a higher one.
         */
        get: operations["getAppointmentStanding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List group sessions with bookings
         * @description Lists sessions with requested or confirmed appointments. Excludes held and released ones. `start_date` and `end_date` are days of the account.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a session
         * @description Times are those of the customers, without buffers.
         */
        get: operations["getSession"];
        /**
         * Reschedule a session with all its appointments
         * @description Changes only the fields in the body. Ignores minimum notice, booking window, slot interval and deadlines, but never availability. The service mails every customer.
         */
        put: operations["updateSession"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/sessions/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a session with all its appointments, with full refunds
         * @description Cancels for the business: the service refunds deposits in full and mails every customer.
         */
        post: operations["cancelSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/clients/{id}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a client's data
         * @description For administrators, to answer a client's request for their data. Contains the client, appointments with answers and consents, charges, queued mails, members' bookings and audit log entries. Works for deleted clients too.
         */
        get: operations["exportClient"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/clients/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase a client's personal data
         * @description For administrators, to answer a client's request for erasure. Removes name, contact, answers and notes from the client, appointments, audit log, webhook payloads and queued mails. The client's links stop working, and stored responses for an `Idempotency-Key` lose the data. Times, amounts and members' notes in bookings stay. Refused while the client has future appointments or unsettled payments. Repeating it changes nothing. The service erases clients automatically, `retention_months` of the booking page after their last appointment.
         */
        post: operations["eraseClient"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/booking_page/mail_preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview a mail to customers
         * @description Uses your texts, saved or not, and a sample appointment.
         */
        post: operations["previewMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/{account}/booking_page/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview the booking page with an unsaved service
         * @description Shows current slots. Holds nothing; the page need not be published.
         */
        post: operations["previewPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your personal tokens
         * @description Newest first. The token itself is returned only at creation.
         */
        get: operations["listMeTokens"];
        put?: never;
        /**
         * Create a personal token
         * @description A token lets your own program act for you, within its scopes. It outlives the session, so the current password is required.
         */
        post: operations["createMeToken"];
        /**
         * Revoke all your personal tokens
         * @description Also deletes objects created with the tokens, such as calendar feeds.
         */
        delete: operations["deleteMeTokens"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/tokens/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a personal token
         * @description Also deletes objects created with the token, such as calendar feeds.
         */
        delete: operations["deleteMeToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/consents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get the details of a consent request
         * @description For the desk's consent page. The browser takes the decision, sealed by the desk, back to `continue_url`. It works once, within a minute.
         */
        post: operations["readConsent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List applications with access for you
         * @description By name; only applications that still have access.
         */
        get: operations["listMeGrants"];
        put?: never;
        post?: never;
        /**
         * Revoke the access of all applications
         * @description Also deletes objects that the applications created, such as calendar feeds.
         */
        delete: operations["deleteMeGrants"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/grants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an application's access
         * @description The id is the application's number. Also deletes objects that it created, such as calendar feeds.
         */
        delete: operations["deleteMeGrant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List your applications
         * @description In order of id, without secrets.
         */
        get: operations["listMeApplications"];
        put?: never;
        /**
         * Register an application
         * @description An application asks people for access to their data, through OAuth 2.0. A confidential application gets a secret, returned only here.
         */
        post: operations["createMeApplication"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/applications/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one of your applications
         * @description Other people's applications give 404.
         */
        get: operations["getMeApplication"];
        /**
         * Update an application
         * @description Changes only the fields in the body. Removing a scope revokes it at once for all people.
         */
        put: operations["updateMeApplication"];
        post?: never;
        /**
         * Delete an application and revoke all its access
         * @description Revokes every token that people granted to it.
         */
        delete: operations["deleteMeApplication"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/applications/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rotate an application's secret
         * @description The old secret stops working at once; tokens stay valid. Requires a second factor, proved within ten minutes.
         */
        post: operations["renewMeApplicationSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/applications/{id}/grants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List people with access to an application
         * @description Up to 100, newest first, and their total number.
         */
        get: operations["getMeApplicationGrants"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/me/applications/{id}/grants/{userId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke a person's access to an application
         * @description The application loses access to this person's data.
         */
        delete: operations["deleteMeApplicationGrant"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{id}/owner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Transfer an account to a member
         * @description For the owner. The member accepts with a mailed link, within seven days. The former owner stays an administrator, with paused webhooks.
         */
        post: operations["offerAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendars/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an iCalendar feed by its secret URL
         * @description iCalendar (RFC 5545): bookings from 90 days ago to 366 days ahead. The URL is the secret; it needs no token.
         */
        get: operations["getCalendarFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a booking page
         * @description Available once the page is published. Lists public services only.
         */
        get: operations["getPublicPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/notices/{notice}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the privacy notice or the terms of a business
         * @description Available before the page is published, because mails link to it. A business that links to its own URL has no notice here.
         */
        get: operations["getPublicNotice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a public service
         * @description Lists resources only for parts that let customers choose.
         */
        get: operations["getPublicService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/services/{id}/slots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a service's available slots
         * @description Times are in `timezone`. With an appointment's token, its own time counts as free, and its agreed duration applies. Resources of the appointment in `resource_ids` are ignored once they are no longer selectable. A listed slot may be taken a moment later: hold it to be sure.
         */
        get: operations["listPublicSlots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold a slot
         * @description Public: needs no token. Holds an available slot for five minutes. The response contains the customer's `token` for all further calls. `replaces` releases another hold in the same step. An `Idempotency-Key` must be a UUID here, because no identity protects the response.
         */
        post: operations["holdSlot"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an appointment by its token
         * @description Returns the customer's view, with the terms at the time of booking.
         */
        get: operations["getAppointmentByToken"];
        put?: never;
        post?: never;
        /**
         * Release a hold
         * @description Frees the slot at once. A later payment for the hold is refunded.
         */
        delete: operations["releaseHold"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Extend a hold by two minutes, up to ten times
         * @description For customers who need more time for the form. With an `Idempotency-Key` (a UUID), a repeat gets the first response.
         */
        post: operations["extendHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a hold with the customer's details
         * @description Confirms a free appointment, or creates a request if the service requires approval. If a payment is due, the hold lasts longer, and `payment` contains the payment URL. A repeat returns the current state.
         */
        post: operations["giveDetails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reschedule an appointment
         * @description Moves the appointment in one step and keeps its payment. If the move is refused, the appointment keeps its time. Without a change of time or resource, nothing happens and the service sends no mail. With an `Idempotency-Key` (a UUID), a repeat gets the first response.
         */
        post: operations["rescheduleByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an appointment
         * @description Refunds according to the terms. `expected_refund` is the amount that the customer saw. If a deadline has passed and the amount differs, nothing changes. With an `Idempotency-Key` (a UUID), a repeat gets the first response.
         */
        post: operations["cancelByToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}/paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refresh the payment status
         * @description For customers who return from the payment page. The service asks the payment service instead of trusting the browser.
         */
        post: operations["lookForPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}.ics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an appointment as an iCalendar file (RFC 5545)
         * @description Contains a confirmed appointment, or its cancellation. Requests do not appear in calendars.
         */
        get: operations["getCalendarByToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop reminders
         * @description Stops the reminders for this appointment; with the `proof` from a mail, for all. Other mails continue, because they report changes.
         */
        post: operations["stopReminders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}/forget": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the business to delete the customer's data
         * @description Notifies the account's administrators by mail and deletes nothing. Once an hour per appointment.
         */
        post: operations["askToForget"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Verify an e-mail address and continue the booking
         * @description For services with `verify_email`. After the details, the hold lasts thirty minutes, and the service mails a link. The link opens a page with a button that sends this request with the mail's `proof`. A changed address gets a new proof. A repeat returns the current state.
         */
        post: operations["proveAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/public/v1/{account}/appointments/{token}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the verification mail
         * @description Sends to the latest address, up to three times in ten minutes.
         */
        post: operations["sendProofAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an access token
         * @description See RFC 6749. Send the client id and secret in the body or in the header, not in both.
         */
        post: operations["createOauthToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke a token
         * @description See RFC 7009. An unknown token gets the same response.
         */
        post: operations["revokeOauthToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/introspect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Introspect a token
         * @description See RFC 7662. An application can only introspect its own tokens.
         */
        post: operations["introspectOauthToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/oauth-authorization-server": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the OAuth server metadata
         * @description See RFC 8414, for libraries that configure themselves.
         */
        get: operations["getOauthServer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/oauth/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask a person for consent
         * @description Shows the consent page, then redirects to the application with a code.
         */
        get: operations["authorizeApplication"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduling/operator/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search accounts
         * @description By number, URL id, start of the name, or the owner's e-mail address. Up to 100, in order of number.
         */
        get: operations["listOperatorAccounts"];
        put?: never;
        /**
         * Create an account for a person
         * @description Returns a personal token of the owner, once.
         */
        post: operations["createOperatorAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduling/operator/accounts/{id}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Suspend or reactivate an account
         * @description A suspended account cannot be read or changed.
         */
        put: operations["updateOperatorAccountSuspension"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduling/operator/accounts/{id}/approval": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Approve an account or withdraw the approval
         * @description Mails of an unapproved account use only the default texts, unless the installation trusts all accounts.
         */
        put: operations["updateOperatorAccountApproval"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduling/operator/accounts/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts awaiting approval, oldest first
         * @description Accounts with a confirmed owner address. Empty if the installation trusts all accounts.
         */
        get: operations["listWaitingAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduling/operator/accounts/{id}/demo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a month of demo data to an account
         * @description Adds resources, clients, projects, bookings and time off.
         */
        post: operations["createOperatorAccountDemo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduling/operator/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Erase a person's data
         * @description Removes names and addresses; bookings stay.
         */
        delete: operations["deleteOperatorUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduling/operator/reconciliations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reconcile ledger, bookings and availability
         * @description Recounts and compares everything. An empty list of findings means that all agrees. `payments` also compares each merchant's payments with the amounts to keep for appointments.
         */
        post: operations["createOperatorReconciliation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduling/operator/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get queues, failing webhooks and failed jobs
         * @description Cheap enough to poll every minute. `waiting` matches the metric `oldest_waiting_seconds`.
         */
        get: operations["getOperatorHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduling/operator/key-rotation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of the master key rotation
         * @description Per column: the number of values in total, checked and re-sealed.
         */
        get: operations["getOperatorKeyRotation"];
        put?: never;
        /**
         * Re-seal all values with the newest master key version
         * @description Resumes in every process; a running rotation continues.
         */
        post: operations["createOperatorKeyRotation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/scheduling/operator/actions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List operator actions, newest first
         * @description Newest first.
         */
        get: operations["listOperatorActions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Error: {
            /** @description Error code for programs */
            error: string;
            /** @description Message for people */
            error_description: string;
        };
        Problems: {
            /** @description Error code for programs */
            error: string;
            /** @description Message for people */
            error_description: string;
            /** @description All validation errors, by field */
            errors: {
                [key: string]: string[];
            };
        };
        /** @description Validation errors or conflicts of a booking */
        Unbookable: {
            /** @description Error code for programs */
            error: string;
            /** @description Message for people */
            error_description: string;
            /** @description All validation errors, by field */
            errors: {
                [key: string]: string[];
            };
            clashes?: {
                /** Format: date */
                date: string;
                resource_id: number;
                /** @description Available minutes on that day */
                available: number;
                /** @description Booked minutes */
                booked: number;
                booking_ids: number[];
                /** @enum {unknown} */
                reason: "unavailable" | "outside_hours" | "time_off" | "over_capacity";
            }[];
            /** @description A preview of the booking; not saved */
            booking?: {
                [key: string]: unknown;
            };
        };
        /** @description Bookings that would lose their time */
        Clash: {
            /** @description Error code for programs */
            error: string;
            /** @description Message for people */
            error_description: string;
            clashes: {
                /** Format: date */
                date: string;
                resource_id: number;
                /** @description Available minutes on that day */
                available: number;
                /** @description Booked minutes */
                booked: number;
                booking_ids: number[];
                /** @enum {unknown} */
                reason: "unavailable" | "outside_hours" | "time_off" | "over_capacity";
            }[];
        };
        Untaken: {
            /** @description Error code for programs */
            error: string;
            /** @description Message for people */
            error_description: string;
            /** @description HTTP status of the receiver's response, if any */
            response_from_http_client: number | null;
        };
        Failure: {
            /** @description Error code for programs */
            error: string;
            /** @description Message for people */
            error_description: string;
            request_id?: string;
        };
    };
    responses: {
        /** @description The range is too large for the filter */
        TooWide: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problems"];
            };
        };
        /** @description The body cannot be read */
        Malformed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request could not be understood */
        Clash: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Clash"] | components["schemas"]["Error"];
            };
        };
        /**
         * @description One of these:
         *
         *     - The token is missing
         *     - The token is invalid, expired or revoked
         */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Bearer token required (RFC 6750) */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description `operator_key`: The operator key is required */
        Unknown: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Basic credentials required (RFC 7617) */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description One of these:
         *
         *     - `insufficient_scope`: The token lacks a scope
         *     - The caller's permissions do not allow this
         */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The id does not exist, or the account is not yours */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A request with the same Idempotency-Key is still running */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Whole seconds to wait before a retry */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Gone */
        Gone: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The object does not match If-Match */
        Changed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 64 kB (256 kB with credentials) */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description One of these:
         *
         *     - The content type is not supported
         *     - The content encoding is not supported
         *     - The character set is not supported
         */
        UnsupportedType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description A field is missing or invalid */
        Invalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problems"];
            };
        };
        /** @description A field is missing or invalid */
        Unbookable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Unbookable"];
            };
        };
        /** @description A field is missing or invalid */
        Undelivered: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Untaken"] | components["schemas"]["Problems"];
            };
        };
        /** @description The application sent too many requests */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Whole seconds to wait before a retry */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Service unavailable */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Whole seconds to wait before a retry */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description One of these:
         *
         *     - 500: The service failed
         *     - 500: `outcome_unknown`: The service failed; the change may be complete
         *     - 503: The service is stopping or overloaded
         *     - 408: The request took too long to arrive
         */
        Failed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The body cannot be read */
        OAuthRefused: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Unauthorized */
        OAuthUnauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                /** @description Basic credentials required (RFC 7617) */
                "WWW-Authenticate"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request could not be understood */
        BrokenLink: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
        /**
         * @description One of these:
         *
         *     - 500: The service failed
         *     - 500: `outcome_unknown`: The service failed; the change may be complete
         *     - 503: The service is stopping or overloaded
         *     - 408: The request took too long to arrive
         */
        PageFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
    };
    parameters: {
        /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
        IdempotencyKey: string;
        /** @description Returns 304 without a body if a tag matches the current `ETag` */
        IfNoneMatch: string;
        /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
        IfMatch: string;
    };
    requestBodies: never;
    headers: {
        /** @description The version of the object, for conditional requests */
        ETag: string;
        /** @description The request's id in the logs; taken from the request if present */
        RequestId: string;
        /** @description The path of the new object */
        Location: string;
        /** @description Number of entries in the whole list; absent past its end */
        TotalCount: number;
        /** @description The `updated_since` value for the next sync */
        SyncFrom: string;
        /** @description Links to the next and the previous page (RFC 8288) */
        Link: string;
        /** @description Requests allowed per application in ten seconds */
        RateLimitLimit: number;
        /** @description Requests left in this window */
        RateLimitRemaining: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        first_name: string;
                        last_name: string;
                        email: string;
                        image: string | null;
                        /** @description A time zone name from the list of time zones */
                        timezone: string;
                        last_login_at: string | null;
                        last_logout_at: string | null;
                        last_activity_at: string | null;
                        /** @enum {unknown} */
                        activation_state: "active" | "pending";
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        last_product_update_read_at: null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        first_name: string;
                        last_name: string;
                        email: string;
                        image: string | null;
                        /** @description A time zone name from the list of time zones */
                        timezone: string;
                        last_login_at: string | null;
                        last_logout_at: string | null;
                        last_activity_at: string | null;
                        /** @enum {unknown} */
                        activation_state: "active" | "pending";
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        last_product_update_read_at: null;
                        /** @description #RRGGBB */
                        color: string;
                        /** @enum {unknown} */
                        permissions: "basic_user" | "manager" | "administrator" | "custom";
                        /** @enum {unknown} */
                        booking_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        client_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        project_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        resource_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        report_rights: "none" | "view";
                        /** @description True if the member owns the account */
                        owner: boolean;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    /** @description Used until the person enters a name */
                    first_name?: string;
                    last_name?: string;
                    /**
                     * @description Every value but `custom` sets all permissions
                     * @enum {unknown}
                     */
                    permissions?: "basic_user" | "manager" | "administrator" | "custom";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    booking_rights?: "none" | "view" | "manage_own" | "manage_all";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    client_rights?: "none" | "view" | "manage_own" | "manage_all";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    project_rights?: "none" | "view" | "manage_own" | "manage_all";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    resource_rights?: "none" | "view" | "manage_own" | "manage_all";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    report_rights?: "none" | "view";
                    /** @description RRGGBB in hexadecimal digits, optionally after # */
                    color?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        first_name: string;
                        last_name: string;
                        email: string;
                        image: string | null;
                        /** @description A time zone name from the list of time zones */
                        timezone: string;
                        last_login_at: string | null;
                        last_logout_at: string | null;
                        last_activity_at: string | null;
                        /** @enum {unknown} */
                        activation_state: "active" | "pending";
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        last_product_update_read_at: null;
                        /** @description #RRGGBB */
                        color: string;
                        /** @enum {unknown} */
                        permissions: "basic_user" | "manager" | "administrator" | "custom";
                        /** @enum {unknown} */
                        booking_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        client_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        project_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        resource_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        report_rights: "none" | "view";
                        /** @description True if the member owns the account */
                        owner: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             *     - `permissions`: Not `custom`, but individual permissions are set
             *     - `email`: Not an e-mail address
             *     - `email`: The address of a member who accepted
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        first_name: string;
                        last_name: string;
                        email: string;
                        image: string | null;
                        /** @description A time zone name from the list of time zones */
                        timezone: string;
                        last_login_at: string | null;
                        last_logout_at: string | null;
                        last_activity_at: string | null;
                        /** @enum {unknown} */
                        activation_state: "active" | "pending";
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        last_product_update_read_at: null;
                        /** @description #RRGGBB */
                        color: string;
                        /** @enum {unknown} */
                        permissions: "basic_user" | "manager" | "administrator" | "custom";
                        /** @enum {unknown} */
                        booking_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        client_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        project_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        resource_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        report_rights: "none" | "view";
                        /** @description True if the member owns the account */
                        owner: boolean;
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description Every value but `custom` sets all permissions
                     * @enum {unknown}
                     */
                    permissions?: "basic_user" | "manager" | "administrator" | "custom";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    booking_rights?: "none" | "view" | "manage_own" | "manage_all";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    client_rights?: "none" | "view" | "manage_own" | "manage_all";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    project_rights?: "none" | "view" | "manage_own" | "manage_all";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    resource_rights?: "none" | "view" | "manage_own" | "manage_all";
                    /**
                     * @description Only with permissions `custom`
                     * @enum {unknown}
                     */
                    report_rights?: "none" | "view";
                    /** @description RRGGBB in hexadecimal digits, optionally after # */
                    color?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        first_name: string;
                        last_name: string;
                        email: string;
                        image: string | null;
                        /** @description A time zone name from the list of time zones */
                        timezone: string;
                        last_login_at: string | null;
                        last_logout_at: string | null;
                        last_activity_at: string | null;
                        /** @enum {unknown} */
                        activation_state: "active" | "pending";
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        last_product_update_read_at: null;
                        /** @description #RRGGBB */
                        color: string;
                        /** @enum {unknown} */
                        permissions: "basic_user" | "manager" | "administrator" | "custom";
                        /** @enum {unknown} */
                        booking_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        client_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        project_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        resource_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        report_rights: "none" | "view";
                        /** @description True if the member owns the account */
                        owner: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The member is the account's owner
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `permissions`: Not `custom`, but individual permissions are set
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The member is the account's owner
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description The URL id: the first part of every path of the account */
                        subdomain: string;
                        rootdomain: string;
                        url: string;
                        /** @description The default time zone of new resources */
                        timezone: string;
                        /** @description The IANA name of the time zone */
                        iana: string;
                        /** @enum {unknown} */
                        permissions: "basic_user" | "manager" | "administrator" | "custom";
                        /** @enum {unknown} */
                        booking_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        client_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        project_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        resource_rights: "none" | "view" | "manage_own" | "manage_all";
                        /** @enum {unknown} */
                        report_rights: "none" | "view";
                        /** @description True if the member owns the account */
                        owner: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        subdomain: string;
                        url: string;
                        suspended: boolean;
                        /** @description The default time zone of new resources */
                        timezone: string;
                        /** @description The IANA name of the time zone */
                        iana: string;
                        /** @description The weekly hours of new resources */
                        default_periods: {
                            /** @description 0 for Sunday */
                            week_day: number;
                            /** @description Minutes from midnight */
                            start_time: number;
                            end_time: number;
                        }[];
                        /** @description True if things can only be booked by time of day */
                        is_timed_only: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        owner: {
                            name: string;
                            email: string;
                            image: string | null;
                            timezone: string;
                        };
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description The time zone of new resources */
                    timezone?: string;
                    /** @description The weekly hours of new resources; other days are closed */
                    default_periods?: {
                        /** @description 0 for Sunday */
                        week_day: number;
                        /** @description Minutes from midnight */
                        start_time: number;
                        end_time: number;
                    }[];
                    /** @description True if things can only be booked by time of day */
                    is_timed_only?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        subdomain: string;
                        url: string;
                        suspended: boolean;
                        /** @description The default time zone of new resources */
                        timezone: string;
                        /** @description The IANA name of the time zone */
                        iana: string;
                        /** @description The weekly hours of new resources */
                        default_periods: {
                            /** @description 0 for Sunday */
                            week_day: number;
                            /** @description Minutes from midnight */
                            start_time: number;
                            end_time: number;
                        }[];
                        /** @description True if things can only be booked by time of day */
                        is_timed_only: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        owner: {
                            name: string;
                            email: string;
                            image: string | null;
                            timezone: string;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `name`: Blank
             *     - The time zone name is unknown
             *     - `default_periods`: A period ends before it starts
             *     - `default_periods`: Two periods of one day overlap
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getAccountTrust: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description True if mails use the account's own texts; otherwise only the default texts */
                        trusted: boolean;
                        /** @description True if the owner confirmed their address */
                        owner_verified: boolean;
                        /** @description True if an operator approved the account, or no approval is required */
                        approved: boolean;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                kind?: string;
                subject_id?: number;
                user_id?: number;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** Format: date-time */
                        at: string;
                        user_id: number | null;
                        /** @description Null for personal tokens and for actions on our own pages */
                        application_id: number | null;
                        /**
                         * @description The type of the changed object
                         * @enum {unknown}
                         */
                        kind: "account" | "booking" | "client" | "project" | "resource" | "resource_type" | "downtime" | "service" | "appointment" | "downtime_type" | "user" | "webhook" | "feed" | "booking_page" | "merchant";
                        /** @description The changed object's id */
                        subject_id: number;
                        /** @enum {unknown} */
                        action: "create" | "update" | "delete";
                        before: {
                            [key: string]: unknown;
                        } | null;
                        after: {
                            [key: string]: unknown;
                        } | null;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getChangeStream: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Server-sent events. `event` is the type of object (booking, client, …). `data` is a line of JSON with `type`, `action` (create, update or delete), the object's `id`, and `at` */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        payload_url: string;
                        account_id: number;
                        user_id: number | null;
                        events: ("accounts" | "bookings" | "clients" | "projects" | "resources" | "resource_types" | "downtimes" | "services" | "appointments")[];
                        url: string;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /**
                         * @description The status of the latest delivery
                         * @enum {unknown}
                         */
                        status: "ready" | "success" | "retrying" | "failed";
                        paused: boolean;
                        /** @description `maker_left`: the creator is no longer an administrator, or transferred the account. Set `paused: false` and a new secret to take the webhook over */
                        paused_reason: "maker_left" | null;
                        send_secret_header: boolean;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description The receiver's URL; http or https */
                    payload_url: string;
                    /** @description The subscribed types of objects */
                    events: ("accounts" | "bookings" | "clients" | "projects" | "resources" | "resource_types" | "downtimes" | "services" | "appointments")[];
                    /** @description The signing secret, write-only. Base64 after `whsec_`, or any text */
                    secret?: string | null;
                    /** @description True to queue payloads without sending */
                    paused?: boolean;
                    /** @description True to send the secret in a header; defaults to false */
                    send_secret_header?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        payload_url: string;
                        account_id: number;
                        user_id: number | null;
                        events: ("accounts" | "bookings" | "clients" | "projects" | "resources" | "resource_types" | "downtimes" | "services" | "appointments")[];
                        url: string;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /**
                         * @description The status of the latest delivery
                         * @enum {unknown}
                         */
                        status: "ready" | "success" | "retrying" | "failed";
                        paused: boolean;
                        /** @description `maker_left`: the creator is no longer an administrator, or transferred the account. Set `paused: false` and a new secret to take the webhook over */
                        paused_reason: "maker_left" | null;
                        send_secret_header: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             *     - `payload_url`: Not a URL of http or https
             *     - `payload_url`: Contains a username or a password
             *     - `payload_url`: Points to a private network or to this machine
             *     - `secret`: Not base64 after `whsec_`
             *     - `secret`: Not printable ASCII, but sent in a header
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        payload_url: string;
                        account_id: number;
                        user_id: number | null;
                        events: ("accounts" | "bookings" | "clients" | "projects" | "resources" | "resource_types" | "downtimes" | "services" | "appointments")[];
                        url: string;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /**
                         * @description The status of the latest delivery
                         * @enum {unknown}
                         */
                        status: "ready" | "success" | "retrying" | "failed";
                        paused: boolean;
                        /** @description `maker_left`: the creator is no longer an administrator, or transferred the account. Set `paused: false` and a new secret to take the webhook over */
                        paused_reason: "maker_left" | null;
                        send_secret_header: boolean;
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    /** @description The receiver's URL; http or https */
                    payload_url?: string;
                    /** @description The subscribed types of objects */
                    events?: ("accounts" | "bookings" | "clients" | "projects" | "resources" | "resource_types" | "downtimes" | "services" | "appointments")[];
                    /** @description The signing secret, write-only. Base64 after `whsec_`, or any text */
                    secret?: string | null;
                    /** @description True to queue payloads without sending */
                    paused?: boolean;
                    /** @description True to send the secret in a header; defaults to false */
                    send_secret_header?: boolean;
                    /** @description Cannot be changed */
                    user_id?: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        payload_url: string;
                        account_id: number;
                        user_id: number | null;
                        events: ("accounts" | "bookings" | "clients" | "projects" | "resources" | "resource_types" | "downtimes" | "services" | "appointments")[];
                        url: string;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /**
                         * @description The status of the latest delivery
                         * @enum {unknown}
                         */
                        status: "ready" | "success" | "retrying" | "failed";
                        paused: boolean;
                        /** @description `maker_left`: the creator is no longer an administrator, or transferred the account. Set `paused: false` and a new secret to take the webhook over */
                        paused_reason: "maker_left" | null;
                        send_secret_header: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - `step_up_required`: The second factor was not proved recently at the desk
             *     - `step_up_required`: The token was issued without a second factor
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `payload_url`: Not a URL of http or https
             *     - `payload_url`: Contains a username or a password
             *     - `payload_url`: Points to a private network or to this machine
             *     - `secret`: Not base64 after `whsec_`
             *     - `secret`: Not printable ASCII, but sent in a header
             *     - `secret`: Unchanged after the webhook's owner left
             *     - `user_id`: Present
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listWebhookQueue: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        account_id: number;
                        webhook_id: number;
                        /** @description The payload */
                        model: {
                            id: number;
                            /** @description Time of the change, in seconds since 1970 */
                            timestamp: number;
                            payload: {
                                [key: string]: unknown;
                            };
                            user?: {
                                id: number;
                                name: string;
                                email: string;
                            } | null;
                        };
                        user: {
                            id: number;
                            name: string;
                            email: string;
                        } | null;
                        /** @enum {unknown} */
                        action: "create" | "update" | "delete";
                        attempts: number;
                        /** @enum {unknown} */
                        status: "pending" | "delivered" | "failing" | "failed";
                        last_sent_on: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** @description The latest request, without the secret */
                        request_headers: {
                            [key: string]: string;
                        };
                        response_from_http_client: number | null;
                        response_body: string | null;
                        failure: string | null;
                        next_try: string | null;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    retryWebhookPayload: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
                payload: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        account_id: number;
                        webhook_id: number;
                        /** @description The payload */
                        model: {
                            id: number;
                            /** @description Time of the change, in seconds since 1970 */
                            timestamp: number;
                            payload: {
                                [key: string]: unknown;
                            };
                            user?: {
                                id: number;
                                name: string;
                                email: string;
                            } | null;
                        };
                        user: {
                            id: number;
                            name: string;
                            email: string;
                        } | null;
                        /** @enum {unknown} */
                        action: "create" | "update" | "delete";
                        attempts: number;
                        /** @enum {unknown} */
                        status: "pending" | "delivered" | "failing" | "failed";
                        last_sent_on: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** @description The latest request, without the secret */
                        request_headers: {
                            [key: string]: string;
                        };
                        response_from_http_client: number | null;
                        response_body: string | null;
                        failure: string | null;
                        next_try: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - The receiver did not accept the test
             */
            422: components["responses"]["Undelivered"];
            429: components["responses"]["TooManyRequests"];
            /** @description Success */
            "2XX": {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        response_from_http_client: number;
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    listResourceTypes: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description True for people */
                        human: boolean;
                        custom_fields: {
                            id: number;
                            name: string;
                            /** @description True if every resource needs a value */
                            required: boolean;
                            custom_field_options: {
                                id: number;
                                value: string;
                            }[];
                        }[];
                        /** @description The built-in fields of its resources: phone, capacity, registration_number */
                        custom_attributes: string[];
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createResourceType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @description True for people */
                    human?: boolean;
                    custom_attributes?: ("phone" | "capacity" | "registration_number")[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description True for people */
                        human: boolean;
                        custom_fields: {
                            id: number;
                            name: string;
                            /** @description True if every resource needs a value */
                            required: boolean;
                            custom_field_options: {
                                id: number;
                                value: string;
                            }[];
                        }[];
                        /** @description The built-in fields of its resources: phone, capacity, registration_number */
                        custom_attributes: string[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getResourceType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description True for people */
                        human: boolean;
                        custom_fields: {
                            id: number;
                            name: string;
                            /** @description True if every resource needs a value */
                            required: boolean;
                            custom_field_options: {
                                id: number;
                                value: string;
                            }[];
                        }[];
                        /** @description The built-in fields of its resources: phone, capacity, registration_number */
                        custom_attributes: string[];
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateResourceType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description True for people */
                        human: boolean;
                        custom_fields: {
                            id: number;
                            name: string;
                            /** @description True if every resource needs a value */
                            required: boolean;
                            custom_field_options: {
                                id: number;
                                value: string;
                            }[];
                        }[];
                        /** @description The built-in fields of its resources: phone, capacity, registration_number */
                        custom_attributes: string[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteResourceType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Resources use the type, or used it before deletion */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listCustomFields: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                resource_type_id?: number;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description True if every resource needs a value */
                        required: boolean;
                        custom_field_options: {
                            id: number;
                            value: string;
                        }[];
                        resource_type_id: number;
                        url: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    resource_type_id: number;
                    name: string;
                    required?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description True if every resource needs a value */
                        required: boolean;
                        custom_field_options: {
                            id: number;
                            value: string;
                        }[];
                        resource_type_id: number;
                        url: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             *     - `resource_type_id`: The object does not exist
             *     - `name`: Another field of the type has this name
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description True if every resource needs a value */
                        required: boolean;
                        custom_field_options: {
                            id: number;
                            value: string;
                        }[];
                        resource_type_id: number;
                        url: string;
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateCustomField: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    required?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description True if every resource needs a value */
                        required: boolean;
                        custom_field_options: {
                            id: number;
                            value: string;
                        }[];
                        resource_type_id: number;
                        url: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `name`: Another field of the type has this name
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteCustomField: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listCustomFieldOptions: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                custom_field_id?: number;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        value: string;
                        custom_field_id: number;
                        url: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createCustomFieldOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    custom_field_id: number;
                    value: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        value: string;
                        custom_field_id: number;
                        url: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             *     - `custom_field_id`: The object does not exist
             *     - `value`: The field already has this option
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getCustomFieldOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        value: string;
                        custom_field_id: number;
                        url: string;
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateCustomFieldOption: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    value?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        value: string;
                        custom_field_id: number;
                        url: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `value`: The field already has this option
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteCustomFieldOption: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listResources: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description Returns only changes since then, including archived and deleted objects. Start with the `X-Sync-From` of your previous request */
                updated_since?: string;
                "ids[]"?: number[];
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: number;
                        /** @description #RRGGBB */
                        color: string;
                        name: string;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        resource_type: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        timezone: {
                            /** @description A name from the list of time zones, or an IANA name */
                            name: string;
                            /** @description Minutes from UTC, without daylight saving time */
                            offset: number;
                        };
                    } | {
                        id: number;
                        /** @constant */
                        deleted: true;
                        /** Format: date-time */
                        updated_at: string;
                    })[];
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createResource: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    resource_type_id: number;
                    /** @description For things; a person's is split into first and last name */
                    name?: string | null;
                    /** @description For people only */
                    first_name?: string | null;
                    /** @description For people only */
                    last_name?: string | null;
                    /** @description For people only */
                    email?: string | null;
                    /** @description For people only */
                    phone?: string | null;
                    /** @description For people only */
                    job_title?: string | null;
                    /** @description Invites the person to the account; administrators only */
                    invite?: boolean;
                    /** @description For rooms */
                    capacity?: number | null;
                    /** @description For vehicles */
                    registration_number?: string | null;
                    color?: string | null;
                    notes?: string | null;
                    /** @description Defaults to true */
                    bookable?: boolean;
                    /** @description Defaults to false */
                    archived?: boolean;
                    /** @description Defaults to the account's; change it with the availability */
                    timezone?: string | null;
                    /** @description All its options of custom fields */
                    custom_field_option_ids?: number[] | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description #RRGGBB */
                        color: string;
                        name: string;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        resource_type: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        human: boolean;
                        bookable: boolean;
                        first_name: string | null;
                        last_name: string | null;
                        email: string | null;
                        phone: string | null;
                        image: string | null;
                        job_title: string | null;
                        notes: string | null;
                        /** @description The user behind the resource */
                        user_id: number | null;
                        creator_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                        account: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        timezone: {
                            /** @description A name from the list of time zones, or an IANA name */
                            name: string;
                            /** @description Minutes from UTC, without daylight saving time */
                            offset: number;
                            /** @description Minutes from UTC at present */
                            current_offset: number;
                            iana: string;
                        };
                        available_periods: {
                            /** @description 0 for Sunday, 6 for Saturday */
                            week_day: number;
                            week_day_name: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description Minutes from midnight */
                            end_time: number;
                            valid_from: string | null;
                            valid_until: string | null;
                        }[];
                        selected_custom_field_options: {
                            id: number;
                            value: string;
                            /** @description The field's name */
                            name: string;
                        }[];
                        custom_attributes: {
                            phone?: string | null;
                            capacity?: number | null;
                            registration_number?: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - Only administrators may invite people
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             *     - `resource_type_id`: The object does not exist
             *     - The resource type does not have this field
             *     - `invite`: The resource is not a person
             *     - `name` or, for a person, `first_name`: Missing
             *     - `first_name`: Not a valid name of a person
             *     - `phone`: Not a telephone number: at least three digits, with separators
             *     - `email`: Not an e-mail address
             *     - `custom_field_option_ids`: An option does not belong to the type
             *     - `custom_field_option_ids`: A required field has no option
             *     - `email`: Missing, and the resource should be invited
             *     - The time zone name is unknown
             *     - The account has reached the operator's limit of active resources
             *     - `email`: The user with this address is another resource
             *     - `custom_field_option_ids`: An option was deleted concurrently
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listArchivedResources: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description Returns only changes since then, including archived and deleted objects. Start with the `X-Sync-From` of your previous request */
                updated_since?: string;
                "ids[]"?: number[];
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: number;
                        /** @description #RRGGBB */
                        color: string;
                        name: string;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        resource_type: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        timezone: {
                            /** @description A name from the list of time zones, or an IANA name */
                            name: string;
                            /** @description Minutes from UTC, without daylight saving time */
                            offset: number;
                        };
                    } | {
                        id: number;
                        /** @constant */
                        deleted: true;
                        /** Format: date-time */
                        updated_at: string;
                    })[];
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getResource: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description #RRGGBB */
                        color: string;
                        name: string;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        resource_type: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        human: boolean;
                        bookable: boolean;
                        first_name: string | null;
                        last_name: string | null;
                        email: string | null;
                        phone: string | null;
                        image: string | null;
                        job_title: string | null;
                        notes: string | null;
                        /** @description The user behind the resource */
                        user_id: number | null;
                        creator_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                        account: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        timezone: {
                            /** @description A name from the list of time zones, or an IANA name */
                            name: string;
                            /** @description Minutes from UTC, without daylight saving time */
                            offset: number;
                            /** @description Minutes from UTC at present */
                            current_offset: number;
                            iana: string;
                        };
                        available_periods: {
                            /** @description 0 for Sunday, 6 for Saturday */
                            week_day: number;
                            week_day_name: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description Minutes from midnight */
                            end_time: number;
                            valid_from: string | null;
                            valid_until: string | null;
                        }[];
                        selected_custom_field_options: {
                            id: number;
                            value: string;
                            /** @description The field's name */
                            name: string;
                        }[];
                        custom_attributes: {
                            phone?: string | null;
                            capacity?: number | null;
                            registration_number?: string | null;
                        };
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateResource: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Cannot change: a different value gives 422 */
                    resource_type_id?: number;
                    /** @description For things; a person's is split into first and last name */
                    name?: string | null;
                    /** @description For people only */
                    first_name?: string | null;
                    /** @description For people only */
                    last_name?: string | null;
                    /** @description For people only */
                    email?: string | null;
                    /** @description For people only */
                    phone?: string | null;
                    /** @description For people only */
                    job_title?: string | null;
                    /** @description Invites the person to the account; administrators only */
                    invite?: boolean;
                    /** @description For rooms */
                    capacity?: number | null;
                    /** @description For vehicles */
                    registration_number?: string | null;
                    color?: string | null;
                    notes?: string | null;
                    /** @description Defaults to true */
                    bookable?: boolean;
                    /** @description Defaults to false */
                    archived?: boolean;
                    /** @description Defaults to the account's; change it with the availability */
                    timezone?: string | null;
                    /** @description All its options of custom fields */
                    custom_field_option_ids?: number[] | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description #RRGGBB */
                        color: string;
                        name: string;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        resource_type: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        human: boolean;
                        bookable: boolean;
                        first_name: string | null;
                        last_name: string | null;
                        email: string | null;
                        phone: string | null;
                        image: string | null;
                        job_title: string | null;
                        notes: string | null;
                        /** @description The user behind the resource */
                        user_id: number | null;
                        creator_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                        account: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        timezone: {
                            /** @description A name from the list of time zones, or an IANA name */
                            name: string;
                            /** @description Minutes from UTC, without daylight saving time */
                            offset: number;
                            /** @description Minutes from UTC at present */
                            current_offset: number;
                            iana: string;
                        };
                        available_periods: {
                            /** @description 0 for Sunday, 6 for Saturday */
                            week_day: number;
                            week_day_name: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description Minutes from midnight */
                            end_time: number;
                            valid_from: string | null;
                            valid_until: string | null;
                        }[];
                        selected_custom_field_options: {
                            id: number;
                            value: string;
                            /** @description The field's name */
                            name: string;
                        }[];
                        custom_attributes: {
                            phone?: string | null;
                            capacity?: number | null;
                            registration_number?: string | null;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             *     - Only administrators may invite people
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `resource_type_id`: Different from the resource's value
             *     - `timezone`: Different from the resource's value: change it with the availability
             *     - `email`: Different from the value of the resource's user
             *     - The resource type does not have this field
             *     - `invite`: The resource is not a person
             *     - `name` or, for a person, `first_name`: Missing
             *     - `first_name`: Not a valid name of a person
             *     - `phone`: Not a telephone number: at least three digits, with separators
             *     - `email`: Not an e-mail address
             *     - `custom_field_option_ids`: An option does not belong to the type
             *     - `custom_field_option_ids`: A required field has no option
             *     - `email`: Missing, and the resource should be invited
             *     - The time zone name is unknown
             *     - The account has reached the operator's limit of active resources
             *     - `email`: The user with this address is another resource
             *     - `custom_field_option_ids`: An option was deleted concurrently
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteResource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             *     - The member is an administrator, and the caller is not
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Too many concurrent bookings or changes of the same days */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listClients: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description `csv` returns the whole list, for at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
                /** @description Returns only changes since then, including archived and deleted objects. Start with the `X-Sync-From` of your previous request */
                updated_since?: string;
                /** @description Matches the start of a word in the name, the start of the e-mail address, or at least the last four digits of the phone number */
                q?: string;
                /** @description True to include archived objects */
                includeArchived?: boolean;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: number;
                        creator_id: number | null;
                        name: string;
                        notes: string | null;
                        email: string | null;
                        phone: string | null;
                        locale: string | null;
                        /** @description True if the client turned off reminders */
                        reminders_off: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                    } | {
                        id: number;
                        /** @constant */
                        deleted: true;
                        /** Format: date-time */
                        updated_at: string;
                    })[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    color?: string | null;
                    notes?: string | null;
                    /** @description Unique per account: identifies customers who book online */
                    email?: string | null;
                    phone?: string | null;
                    /** @description The language of mails to the client: `da`, `pt-BR` */
                    locale?: string | null;
                    reminders_off?: boolean;
                    /** @description Defaults to false */
                    archived?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        name: string;
                        notes: string | null;
                        email: string | null;
                        phone: string | null;
                        locale: string | null;
                        /** @description True if the client turned off reminders */
                        reminders_off: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        /** @description #RRGGBB */
                        color: string;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             *     - `email`: Not an e-mail address
             *     - `locale`: Not a language
             *     - `email`: Another client of the account has this address
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listArchivedClients: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description `csv` returns the whole list, for at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
                /** @description Returns only changes since then, including archived and deleted objects. Start with the `X-Sync-From` of your previous request */
                updated_since?: string;
                /** @description Matches the start of a word in the name, the start of the e-mail address, or at least the last four digits of the phone number */
                q?: string;
                /** @description True to include archived objects */
                includeArchived?: boolean;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: number;
                        creator_id: number | null;
                        name: string;
                        notes: string | null;
                        email: string | null;
                        phone: string | null;
                        locale: string | null;
                        /** @description True if the client turned off reminders */
                        reminders_off: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                    } | {
                        id: number;
                        /** @constant */
                        deleted: true;
                        /** Format: date-time */
                        updated_at: string;
                    })[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        name: string;
                        notes: string | null;
                        email: string | null;
                        phone: string | null;
                        locale: string | null;
                        /** @description True if the client turned off reminders */
                        reminders_off: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        /** @description #RRGGBB */
                        color: string;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    color?: string | null;
                    notes?: string | null;
                    /** @description Unique per account: identifies customers who book online */
                    email?: string | null;
                    phone?: string | null;
                    /** @description The language of mails to the client: `da`, `pt-BR` */
                    locale?: string | null;
                    reminders_off?: boolean;
                    /** @description Defaults to false */
                    archived?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        name: string;
                        notes: string | null;
                        email: string | null;
                        phone: string | null;
                        locale: string | null;
                        /** @description True if the client turned off reminders */
                        reminders_off: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        /** @description #RRGGBB */
                        color: string;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `phone`: Not a telephone number: at least three digits, with separators
             *     - `email`: Not an e-mail address
             *     - `locale`: Not a language
             *     - `email`: Another client of the account has this address
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listProjects: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description Returns only changes since then, including archived and deleted objects. Start with the `X-Sync-From` of your previous request */
                updated_since?: string;
                /** @description True to include archived objects */
                includeArchived?: boolean;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: number;
                        creator_id: number | null;
                        /** @description #RRGGBB */
                        color: string;
                        name: string;
                        project_code: string | null;
                        notes: string | null;
                        /** @description Default for its bookings */
                        default_billable: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        account_id: number;
                        client_id: number | null;
                    } | {
                        id: number;
                        /** @constant */
                        deleted: true;
                        /** Format: date-time */
                        updated_at: string;
                    })[];
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    color?: string | null;
                    notes?: string | null;
                    project_code?: string | null;
                    /** @description Defaults to false */
                    default_billable?: boolean;
                    /** @description Defaults to false */
                    archived?: boolean;
                    /** @description 0, null and an empty value mean none */
                    client_id?: number | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        /** @description #RRGGBB */
                        color: string;
                        name: string;
                        project_code: string | null;
                        notes: string | null;
                        /** @description Default for its bookings */
                        default_billable: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        account_id: number;
                        client_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                        account: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        client?: {
                            id: number;
                            name: string;
                            url: string;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             *     - `client_id`: The object does not exist
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listArchivedProjects: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description Returns only changes since then, including archived and deleted objects. Start with the `X-Sync-From` of your previous request */
                updated_since?: string;
                /** @description True to include archived objects */
                includeArchived?: boolean;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: number;
                        creator_id: number | null;
                        /** @description #RRGGBB */
                        color: string;
                        name: string;
                        project_code: string | null;
                        notes: string | null;
                        /** @description Default for its bookings */
                        default_billable: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        account_id: number;
                        client_id: number | null;
                    } | {
                        id: number;
                        /** @constant */
                        deleted: true;
                        /** Format: date-time */
                        updated_at: string;
                    })[];
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        /** @description #RRGGBB */
                        color: string;
                        name: string;
                        project_code: string | null;
                        notes: string | null;
                        /** @description Default for its bookings */
                        default_billable: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        account_id: number;
                        client_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                        account: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        client?: {
                            id: number;
                            name: string;
                            url: string;
                        };
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateProject: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                    color?: string | null;
                    notes?: string | null;
                    project_code?: string | null;
                    /** @description Defaults to false */
                    default_billable?: boolean;
                    /** @description Defaults to false */
                    archived?: boolean;
                    /** @description 0, null and an empty value mean none */
                    client_id?: number | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        /** @description #RRGGBB */
                        color: string;
                        name: string;
                        project_code: string | null;
                        notes: string | null;
                        /** @description Default for its bookings */
                        default_billable: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        account_id: number;
                        client_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                        account: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        client?: {
                            id: number;
                            name: string;
                            url: string;
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `client_id`: The object does not exist
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteProject: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description `csv` returns the whole list, for at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                start_date?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                end_date?: string;
                booker_id?: number;
                project_id?: number;
                client_id?: number;
                "resource_ids[]"?: number[];
                /** @description True if one of its days is on the waiting list */
                waiting?: boolean;
                /** @description True to leave availability unchanged */
                tentative?: boolean;
                /** @description True to include held bookings */
                held?: boolean;
                /** @description Case-insensitive search in details and in names of resource, client and project */
                q?: string;
                /** @description Returns only changes since then, including archived and deleted objects. Start with the `X-Sync-From` of your previous request */
                updated_since?: string;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description Null after deletion */
                        url: string | null;
                        group_id: number | null;
                        resource_id: number;
                        resource_ids: number[];
                        client_id: number | null;
                        project_id: number | null;
                        details: string;
                        /**
                         * @deprecated
                         * @description The same as `details`
                         */
                        notes: string;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        /** @description Minutes per day */
                        duration: number;
                        start_time: number | null;
                        end_time: number | null;
                        timezone: string;
                        billable: boolean;
                        /** @description Does not count against availability */
                        tentative: boolean;
                        /** @description True if one of its days is on the waiting list */
                        waiting: boolean;
                        /** @description Held while it awaits the customer or approval */
                        state: "booked" | "held";
                        /** @description The customers' session; the appointment controls its time and end */
                        session_id: number | null;
                        /** @description True for an hour after a change */
                        refreshable: boolean;
                        /** @description Increases with each change */
                        revision: number;
                        deleted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        booker: {
                            id: number;
                            color: string;
                            email: string;
                            name: string;
                        } | null;
                        durations: {
                            /** Format: date */
                            date: string;
                            duration: number;
                            start_time: number | null;
                            end_time: number | null;
                            waiting: boolean;
                        }[];
                    }[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             *     - `end_date`: CSV requires both dates, at most 366 days apart
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    resource_id?: number;
                    /** @description An array with one id; alternative to `resource_id` */
                    resource_ids?: number[];
                    /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                    end_date?: string;
                    /** @description Minutes from midnight in the resource's time zone; null for any time */
                    start_time?: number | null;
                    /** @description 0, null and an empty value mean none */
                    booker_id?: number | null;
                    /** @description 0, null and an empty value mean none */
                    client_id?: number | null;
                    /** @description 0, null and an empty value mean none */
                    project_id?: number | null;
                    details?: string | null;
                    billable?: boolean | null;
                    tentative?: boolean;
                    /** @description Must be the resource's time zone */
                    timezone?: string | null;
                    /** @description True to put conflicting days on the waiting list; otherwise a conflict gives 422 */
                    allow_waiting?: boolean;
                    /** @description The same as `allow_waiting` */
                    clash_resolution?: "add_to_waiting_list" | null;
                    /** @description Not supported: recurring bookings do not exist */
                    rrule?: unknown;
                    /** @description Not supported: recurring bookings do not exist */
                    exdates?: unknown;
                    /** @description Not supported: overtime does not exist */
                    allow_overtime?: unknown;
                    /** @description Minutes per day */
                    duration: number;
                    /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                    start_date: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description Null after deletion */
                        url: string | null;
                        group_id: number | null;
                        resource_id: number;
                        resource_ids: number[];
                        client_id: number | null;
                        project_id: number | null;
                        details: string;
                        /**
                         * @deprecated
                         * @description The same as `details`
                         */
                        notes: string;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        /** @description Minutes per day */
                        duration: number;
                        start_time: number | null;
                        end_time: number | null;
                        timezone: string;
                        billable: boolean;
                        /** @description Does not count against availability */
                        tentative: boolean;
                        /** @description True if one of its days is on the waiting list */
                        waiting: boolean;
                        /** @description Held while it awaits the customer or approval */
                        state: "booked" | "held";
                        /** @description The customers' session; the appointment controls its time and end */
                        session_id: number | null;
                        /** @description True for an hour after a change */
                        refreshable: boolean;
                        /** @description Increases with each change */
                        revision: number;
                        deleted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        booker: {
                            id: number;
                            color: string;
                            email: string;
                            name: string;
                        } | null;
                        durations: {
                            /** Format: date */
                            date: string;
                            duration: number;
                            start_time: number | null;
                            end_time: number | null;
                            waiting: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - Booking for another person requires the permission `manage_all`
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             *     - `rrule`: Present; recurring bookings do not exist
             *     - `exdates`: Present; recurring bookings do not exist
             *     - `allow_overtime`: Present; overtime does not exist
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - `resource_ids`: More than one resource
             *     - `resource_ids`: Different from `resource_id`
             *     - `resource_id`: Missing, together with `resource_ids`
             *     - `clash_resolution`: Present while `allow_waiting` is false
             *     - `start_time`: The booking ends on the next day
             *     - The last day is before the first
             *     - `end_date`: The range has more than 366 days
             *     - `resource_id`: The object does not exist
             *     - `resource_id`: The resource is archived or not bookable
             *     - `start_time`: Missing, and the account books things by time of day only
             *     - `timezone`: Not the resource's time zone
             *     - `project_id`: The object does not exist
             *     - `client_id`: Not the project's client
             *     - `client_id`: The object does not exist
             *     - `booker_id`: The object does not exist
             *     - `start_time`: A clock change skips it on one of the days
             *     - `waiting`: The booking conflicts, and the waiting list is not allowed
             */
            422: components["responses"]["Unbookable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listResourceBookings: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description `csv` returns the whole list, for at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                start_date?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                end_date?: string;
                booker_id?: number;
                project_id?: number;
                client_id?: number;
                "resource_ids[]"?: number[];
                /** @description True if one of its days is on the waiting list */
                waiting?: boolean;
                /** @description True to leave availability unchanged */
                tentative?: boolean;
                /** @description True to include held bookings */
                held?: boolean;
                /** @description Case-insensitive search in details and in names of resource, client and project */
                q?: string;
                /** @description Returns only changes since then, including archived and deleted objects. Start with the `X-Sync-From` of your previous request */
                updated_since?: string;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description Null after deletion */
                        url: string | null;
                        group_id: number | null;
                        resource_id: number;
                        resource_ids: number[];
                        client_id: number | null;
                        project_id: number | null;
                        details: string;
                        /**
                         * @deprecated
                         * @description The same as `details`
                         */
                        notes: string;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        /** @description Minutes per day */
                        duration: number;
                        start_time: number | null;
                        end_time: number | null;
                        timezone: string;
                        billable: boolean;
                        /** @description Does not count against availability */
                        tentative: boolean;
                        /** @description True if one of its days is on the waiting list */
                        waiting: boolean;
                        /** @description Held while it awaits the customer or approval */
                        state: "booked" | "held";
                        /** @description The customers' session; the appointment controls its time and end */
                        session_id: number | null;
                        /** @description True for an hour after a change */
                        refreshable: boolean;
                        /** @description Increases with each change */
                        revision: number;
                        deleted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        booker: {
                            id: number;
                            color: string;
                            email: string;
                            name: string;
                        } | null;
                        durations: {
                            /** Format: date */
                            date: string;
                            duration: number;
                            start_time: number | null;
                            end_time: number | null;
                            waiting: boolean;
                        }[];
                    }[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             *     - `end_date`: CSV requires both dates, at most 366 days apart
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listProjectBookings: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description `csv` returns the whole list, for at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                start_date?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                end_date?: string;
                booker_id?: number;
                project_id?: number;
                client_id?: number;
                "resource_ids[]"?: number[];
                /** @description True if one of its days is on the waiting list */
                waiting?: boolean;
                /** @description True to leave availability unchanged */
                tentative?: boolean;
                /** @description True to include held bookings */
                held?: boolean;
                /** @description Case-insensitive search in details and in names of resource, client and project */
                q?: string;
                /** @description Returns only changes since then, including archived and deleted objects. Start with the `X-Sync-From` of your previous request */
                updated_since?: string;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description Null after deletion */
                        url: string | null;
                        group_id: number | null;
                        resource_id: number;
                        resource_ids: number[];
                        client_id: number | null;
                        project_id: number | null;
                        details: string;
                        /**
                         * @deprecated
                         * @description The same as `details`
                         */
                        notes: string;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        /** @description Minutes per day */
                        duration: number;
                        start_time: number | null;
                        end_time: number | null;
                        timezone: string;
                        billable: boolean;
                        /** @description Does not count against availability */
                        tentative: boolean;
                        /** @description True if one of its days is on the waiting list */
                        waiting: boolean;
                        /** @description Held while it awaits the customer or approval */
                        state: "booked" | "held";
                        /** @description The customers' session; the appointment controls its time and end */
                        session_id: number | null;
                        /** @description True for an hour after a change */
                        refreshable: boolean;
                        /** @description Increases with each change */
                        revision: number;
                        deleted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        booker: {
                            id: number;
                            color: string;
                            email: string;
                            name: string;
                        } | null;
                        durations: {
                            /** Format: date */
                            date: string;
                            duration: number;
                            start_time: number | null;
                            end_time: number | null;
                            waiting: boolean;
                        }[];
                    }[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             *     - `end_date`: CSV requires both dates, at most 366 days apart
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listClientBookings: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description `csv` returns the whole list, for at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                start_date?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                end_date?: string;
                booker_id?: number;
                project_id?: number;
                client_id?: number;
                "resource_ids[]"?: number[];
                /** @description True if one of its days is on the waiting list */
                waiting?: boolean;
                /** @description True to leave availability unchanged */
                tentative?: boolean;
                /** @description True to include held bookings */
                held?: boolean;
                /** @description Case-insensitive search in details and in names of resource, client and project */
                q?: string;
                /** @description Returns only changes since then, including archived and deleted objects. Start with the `X-Sync-From` of your previous request */
                updated_since?: string;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description Null after deletion */
                        url: string | null;
                        group_id: number | null;
                        resource_id: number;
                        resource_ids: number[];
                        client_id: number | null;
                        project_id: number | null;
                        details: string;
                        /**
                         * @deprecated
                         * @description The same as `details`
                         */
                        notes: string;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        /** @description Minutes per day */
                        duration: number;
                        start_time: number | null;
                        end_time: number | null;
                        timezone: string;
                        billable: boolean;
                        /** @description Does not count against availability */
                        tentative: boolean;
                        /** @description True if one of its days is on the waiting list */
                        waiting: boolean;
                        /** @description Held while it awaits the customer or approval */
                        state: "booked" | "held";
                        /** @description The customers' session; the appointment controls its time and end */
                        session_id: number | null;
                        /** @description True for an hour after a change */
                        refreshable: boolean;
                        /** @description Increases with each change */
                        revision: number;
                        deleted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        booker: {
                            id: number;
                            color: string;
                            email: string;
                            name: string;
                        } | null;
                        durations: {
                            /** Format: date */
                            date: string;
                            duration: number;
                            start_time: number | null;
                            end_time: number | null;
                            waiting: boolean;
                        }[];
                    }[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             *     - `end_date`: CSV requires both dates, at most 366 days apart
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description Null after deletion */
                        url: string | null;
                        group_id: number | null;
                        resource_id: number;
                        resource_ids: number[];
                        client_id: number | null;
                        project_id: number | null;
                        details: string;
                        /**
                         * @deprecated
                         * @description The same as `details`
                         */
                        notes: string;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        /** @description Minutes per day */
                        duration: number;
                        start_time: number | null;
                        end_time: number | null;
                        timezone: string;
                        billable: boolean;
                        /** @description Does not count against availability */
                        tentative: boolean;
                        /** @description True if one of its days is on the waiting list */
                        waiting: boolean;
                        /** @description Held while it awaits the customer or approval */
                        state: "booked" | "held";
                        /** @description The customers' session; the appointment controls its time and end */
                        session_id: number | null;
                        /** @description True for an hour after a change */
                        refreshable: boolean;
                        /** @description Increases with each change */
                        revision: number;
                        deleted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        booker: {
                            id: number;
                            color: string;
                            email: string;
                            name: string;
                        } | null;
                        durations: {
                            /** Format: date */
                            date: string;
                            duration: number;
                            start_time: number | null;
                            end_time: number | null;
                            waiting: boolean;
                        }[];
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Minutes per day */
                    duration?: number;
                    /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                    start_date?: string;
                    resource_id?: number;
                    /** @description An array with one id; alternative to `resource_id` */
                    resource_ids?: number[];
                    /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                    end_date?: string;
                    /** @description Minutes from midnight in the resource's time zone; null for any time */
                    start_time?: number | null;
                    /** @description 0, null and an empty value mean none */
                    booker_id?: number | null;
                    /** @description 0, null and an empty value mean none */
                    client_id?: number | null;
                    /** @description 0, null and an empty value mean none */
                    project_id?: number | null;
                    details?: string | null;
                    billable?: boolean | null;
                    tentative?: boolean;
                    /** @description Must be the resource's time zone */
                    timezone?: string | null;
                    /** @description True to put conflicting days on the waiting list; otherwise a conflict gives 422 */
                    allow_waiting?: boolean;
                    /** @description The same as `allow_waiting` */
                    clash_resolution?: "add_to_waiting_list" | null;
                    /** @description Not supported: recurring bookings do not exist */
                    rrule?: unknown;
                    /** @description Not supported: recurring bookings do not exist */
                    exdates?: unknown;
                    /** @description Not supported: overtime does not exist */
                    allow_overtime?: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description Null after deletion */
                        url: string | null;
                        group_id: number | null;
                        resource_id: number;
                        resource_ids: number[];
                        client_id: number | null;
                        project_id: number | null;
                        details: string;
                        /**
                         * @deprecated
                         * @description The same as `details`
                         */
                        notes: string;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        /** @description Minutes per day */
                        duration: number;
                        start_time: number | null;
                        end_time: number | null;
                        timezone: string;
                        billable: boolean;
                        /** @description Does not count against availability */
                        tentative: boolean;
                        /** @description True if one of its days is on the waiting list */
                        waiting: boolean;
                        /** @description Held while it awaits the customer or approval */
                        state: "booked" | "held";
                        /** @description The customers' session; the appointment controls its time and end */
                        session_id: number | null;
                        /** @description True for an hour after a change */
                        refreshable: boolean;
                        /** @description Increases with each change */
                        revision: number;
                        deleted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        booker: {
                            id: number;
                            color: string;
                            email: string;
                            name: string;
                        } | null;
                        durations: {
                            /** Format: date */
                            date: string;
                            duration: number;
                            start_time: number | null;
                            end_time: number | null;
                            waiting: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             *     - Booking for another person requires the permission `manage_all`
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Too many concurrent bookings or changes of the same days */
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `session_id`: The booking belongs to a customer's appointment, and the change would move, delete, restore or reassign it
             *     - `rrule`: Present; recurring bookings do not exist
             *     - `exdates`: Present; recurring bookings do not exist
             *     - `allow_overtime`: Present; overtime does not exist
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - `resource_ids`: More than one resource
             *     - `resource_ids`: Different from `resource_id`
             *     - `resource_id`: Missing, together with `resource_ids`
             *     - `clash_resolution`: Present while `allow_waiting` is false
             *     - `start_time`: The booking ends on the next day
             *     - The last day is before the first
             *     - `end_date`: The range has more than 366 days
             *     - `resource_id`: The object does not exist
             *     - `resource_id`: The resource is archived or not bookable
             *     - `start_time`: Missing, and the account books things by time of day only
             *     - `timezone`: Not the resource's time zone
             *     - `project_id`: The object does not exist
             *     - `client_id`: Not the project's client
             *     - `client_id`: The object does not exist
             *     - `booker_id`: The object does not exist
             *     - `start_time`: A clock change skips it on one of the days
             *     - `waiting`: The booking conflicts, and the waiting list is not allowed
             */
            422: components["responses"]["Unbookable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Too many concurrent bookings or changes of the same days */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `session_id`: The booking belongs to a customer's appointment, and the change would move, delete, restore or reassign it
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    restoreBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description True to put conflicting days on the waiting list; otherwise a conflict gives 422 */
                    allow_waiting?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description Null after deletion */
                        url: string | null;
                        group_id: number | null;
                        resource_id: number;
                        resource_ids: number[];
                        client_id: number | null;
                        project_id: number | null;
                        details: string;
                        /**
                         * @deprecated
                         * @description The same as `details`
                         */
                        notes: string;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        /** @description Minutes per day */
                        duration: number;
                        start_time: number | null;
                        end_time: number | null;
                        timezone: string;
                        billable: boolean;
                        /** @description Does not count against availability */
                        tentative: boolean;
                        /** @description True if one of its days is on the waiting list */
                        waiting: boolean;
                        /** @description Held while it awaits the customer or approval */
                        state: "booked" | "held";
                        /** @description The customers' session; the appointment controls its time and end */
                        session_id: number | null;
                        /** @description True for an hour after a change */
                        refreshable: boolean;
                        /** @description Increases with each change */
                        revision: number;
                        deleted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        booker: {
                            id: number;
                            color: string;
                            email: string;
                            name: string;
                        } | null;
                        durations: {
                            /** Format: date */
                            date: string;
                            duration: number;
                            start_time: number | null;
                            end_time: number | null;
                            waiting: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - The booking is not deleted, or already restored
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             *     - `session_id`: The booking belongs to a customer's appointment, and the change would move, delete, restore or reassign it
             *     - `resource_id`: The object does not exist
             *     - `resource_id`: The resource is archived or not bookable
             *     - `start_time`: Missing, and the account books things by time of day only
             *     - `start_time`: A clock change skips it on one of the days
             *     - `waiting`: The booking conflicts, and the waiting list is not allowed
             */
            422: components["responses"]["Unbookable"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listDowntimeTypes: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        account_id: number;
                        /** @description True for types that every account has */
                        default: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createDowntimeType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        account_id: number;
                        /** @description True for types that every account has */
                        default: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getDowntimeType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        account_id: number;
                        /** @description True for types that every account has */
                        default: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateDowntimeType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    name?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        account_id: number;
                        /** @description True for types that every account has */
                        default: boolean;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteDowntimeType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Time off of this type exists */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listDowntimes: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                from?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                to?: string;
                /** @description Returns only changes since then, including archived and deleted objects. Start with the `X-Sync-From` of your previous request */
                updated_since?: string;
                "resource_ids[]"?: number[];
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: number;
                        account_id: number;
                        booker_id: number | null;
                        /**
                         * @deprecated
                         * @description The same as `booker_id`
                         */
                        creator_id: number | null;
                        /** @description Only in webhooks: true after deletion */
                        deleted: boolean;
                        details: string;
                        downtime_type_id: number | null;
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                        /** @description Minutes from midnight of the first day */
                        start_time: number;
                        /** @description Minutes from midnight of the last day */
                        end_time: number;
                        leave: null;
                        resource_ids: number[];
                        /** @enum {unknown} */
                        state: "Approved" | "Pending" | "Declined";
                        /** @description Null for each resource's own time zone */
                        timezone: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    } | {
                        id: number;
                        /** @constant */
                        deleted: true;
                        /** Format: date-time */
                        updated_at: string;
                    })[];
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createDowntime: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    resource_ids: number[];
                    /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                    from: string;
                    /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                    to: string;
                    start_time?: number;
                    end_time?: number;
                    booker_id?: number | null;
                    creator_id?: number | null;
                    details?: string | null;
                    downtime_type_id?: number | null;
                    timezone?: string | null;
                    /** @description Moves conflicting bookings to the waiting list; defaults to true */
                    allow_waiting?: boolean;
                    /** @description Refuses conflicts with 400 */
                    block_by_clashes?: boolean;
                    /** @description Deletes conflicting days; past ones move to the waiting list */
                    delete_invalid_bookings?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        account_id: number;
                        booker_id: number | null;
                        /**
                         * @deprecated
                         * @description The same as `booker_id`
                         */
                        creator_id: number | null;
                        /** @description Only in webhooks: true after deletion */
                        deleted: boolean;
                        details: string;
                        downtime_type_id: number | null;
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                        /** @description Minutes from midnight of the first day */
                        start_time: number;
                        /** @description Minutes from midnight of the last day */
                        end_time: number;
                        leave: null;
                        resource_ids: number[];
                        /** @enum {unknown} */
                        state: "Approved" | "Pending" | "Declined";
                        /** @description Null for each resource's own time zone */
                        timezone: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - `clash`: Bookings would lose their time
             */
            400: components["responses"]["Clash"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - Time off for another person requires the permission `manage_all` on bookings
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The time zone name is unknown
             *     - `delete_invalid_bookings`: Sent together with `block_by_clashes` or `allow_waiting`
             *     - The last day is before the first
             *     - `to`: The time off has more than 3660 days
             *     - `end_time`: The time off ends before it starts
             *     - `resource_ids`: A resource does not exist
             *     - `downtime_type_id`: The object does not exist
             *     - `booker_id`: The object does not exist
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getDowntime: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        account_id: number;
                        booker_id: number | null;
                        /**
                         * @deprecated
                         * @description The same as `booker_id`
                         */
                        creator_id: number | null;
                        /** @description Only in webhooks: true after deletion */
                        deleted: boolean;
                        details: string;
                        downtime_type_id: number | null;
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                        /** @description Minutes from midnight of the first day */
                        start_time: number;
                        /** @description Minutes from midnight of the last day */
                        end_time: number;
                        leave: null;
                        resource_ids: number[];
                        /** @enum {unknown} */
                        state: "Approved" | "Pending" | "Declined";
                        /** @description Null for each resource's own time zone */
                        timezone: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateDowntime: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    resource_ids?: number[];
                    /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                    from?: string;
                    /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                    to?: string;
                    start_time?: number;
                    end_time?: number;
                    booker_id?: number | null;
                    creator_id?: number | null;
                    details?: string | null;
                    downtime_type_id?: number | null;
                    timezone?: string | null;
                    /** @description Moves conflicting bookings to the waiting list; defaults to true */
                    allow_waiting?: boolean;
                    /** @description Refuses conflicts with 400 */
                    block_by_clashes?: boolean;
                    /** @description Deletes conflicting days; past ones move to the waiting list */
                    delete_invalid_bookings?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        account_id: number;
                        booker_id: number | null;
                        /**
                         * @deprecated
                         * @description The same as `booker_id`
                         */
                        creator_id: number | null;
                        /** @description Only in webhooks: true after deletion */
                        deleted: boolean;
                        details: string;
                        downtime_type_id: number | null;
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                        /** @description Minutes from midnight of the first day */
                        start_time: number;
                        /** @description Minutes from midnight of the last day */
                        end_time: number;
                        leave: null;
                        resource_ids: number[];
                        /** @enum {unknown} */
                        state: "Approved" | "Pending" | "Declined";
                        /** @description Null for each resource's own time zone */
                        timezone: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - `clash`: Bookings would lose their time
             */
            400: components["responses"]["Clash"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             *     - Time off for another person requires the permission `manage_all` on bookings
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Too many concurrent bookings or changes of the same days */
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The time zone name is unknown
             *     - `delete_invalid_bookings`: Sent together with `block_by_clashes` or `allow_waiting`
             *     - The last day is before the first
             *     - `to`: The time off has more than 3660 days
             *     - `end_time`: The time off ends before it starts
             *     - `resource_ids`: A resource does not exist
             *     - `downtime_type_id`: The object does not exist
             *     - `booker_id`: The object does not exist
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteDowntime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Too many concurrent bookings or changes of the same days */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createResourceAvailability: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                    date: string;
                    /** @description The weekly hours from the date on; other days are closed */
                    available_periods?: {
                        /** @description 0 for Sunday */
                        week_day: number;
                        /** @description Minutes from midnight */
                        start_time: number;
                        end_time: number;
                    }[];
                    /** @description The hours keep their wall-clock time */
                    timezone?: string;
                    /** @description Moves conflicting days to the waiting list */
                    allow_waiting?: boolean;
                    /** @description Deletes conflicting days; past ones move to the waiting list */
                    delete_invalid_bookings?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** @description #RRGGBB */
                        color: string;
                        name: string;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        resource_type: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        human: boolean;
                        bookable: boolean;
                        first_name: string | null;
                        last_name: string | null;
                        email: string | null;
                        phone: string | null;
                        image: string | null;
                        job_title: string | null;
                        notes: string | null;
                        /** @description The user behind the resource */
                        user_id: number | null;
                        creator_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                        account: {
                            id: number;
                            name: string;
                            url: string;
                        };
                        timezone: {
                            /** @description A name from the list of time zones, or an IANA name */
                            name: string;
                            /** @description Minutes from UTC, without daylight saving time */
                            offset: number;
                            /** @description Minutes from UTC at present */
                            current_offset: number;
                            iana: string;
                        };
                        available_periods: {
                            /** @description 0 for Sunday, 6 for Saturday */
                            week_day: number;
                            week_day_name: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description Minutes from midnight */
                            end_time: number;
                            valid_from: string | null;
                            valid_until: string | null;
                        }[];
                        selected_custom_field_options: {
                            id: number;
                            value: string;
                            /** @description The field's name */
                            name: string;
                        }[];
                        custom_attributes: {
                            phone?: string | null;
                            capacity?: number | null;
                            registration_number?: string | null;
                        };
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - `clash`: Bookings would lose their time
             */
            400: components["responses"]["Clash"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - `available_periods`: Missing, together with `timezone`
             *     - The time zone name is unknown
             *     - `available_periods`: A period ends before it starts
             *     - `available_periods`: Two periods of one day overlap
             *     - `delete_invalid_bookings`: Sent together with `allow_waiting`
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listResourceCustomAvailablePeriods: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        resource_id: number;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        start_time: number;
                        end_time: number;
                        /** Format: date-time */
                        created_at: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createResourceCustomAvailablePeriod: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                    start_date: string;
                    /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                    end_date?: string;
                    /** @description Minutes from midnight */
                    start_time: number;
                    end_time: number;
                    /** @description Moves conflicting days to the waiting list */
                    allow_waiting?: boolean;
                    /** @description Deletes conflicting days; past ones move to the waiting list */
                    delete_invalid_bookings?: boolean;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        resource_id: number;
                        /** Format: date */
                        start_date: string;
                        /** Format: date */
                        end_date: string;
                        start_time: number;
                        end_time: number;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             *     - `end_date`: The period has more than 3660 days
             *     - `end_time`: Not after `start_time`, or on another day
             *     - `delete_invalid_bookings`: Sent together with `allow_waiting`
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteResourceCustomAvailablePeriod: {
        parameters: {
            query?: {
                /** @description Moves conflicting days to the waiting list */
                allow_waiting?: boolean;
                /** @description Deletes conflicting days; past ones move to the waiting list */
                delete_invalid_bookings?: boolean;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
                period: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - `clash`: Bookings would lose their time
             */
            400: components["responses"]["Clash"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Too many concurrent bookings or changes of the same days */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `delete_invalid_bookings`: Sent together with `allow_waiting`
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOpenings: {
        parameters: {
            query: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                from: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                to: string;
                /** @description May include archived resources; defaults to all active ones */
                "resource_ids[]"?: number[];
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The resource's id */
                        id: number;
                        /** @description True if the resource can be booked */
                        bookable: boolean;
                        days: {
                            /** Format: date */
                            date: string;
                            timezone: string;
                            /** @description The IANA name of the time zone */
                            iana: string;
                            /** @description From the start of the day; a second entry if the clocks change */
                            offsets: {
                                /** Format: date-time */
                                at: string;
                                /** @description Minutes from UTC */
                                offset: number;
                            }[];
                            /** @description From weekly hours and date overrides */
                            open: {
                                /** @description Minutes from midnight */
                                start_time: number;
                                /** @description The first minute after the period */
                                end_time: number;
                            }[];
                            /** @description Covered by time off */
                            time_off: {
                                /** @description Minutes from midnight */
                                start_time: number;
                                /** @description The first minute after the period */
                                end_time: number;
                            }[];
                            /** @description Open minutes outside time off */
                            available: number;
                            /** @description Booked minutes, with or without a time of day */
                            booked: number;
                            /** @description Bookings with a time of day */
                            taken: {
                                booking_id: number;
                                /** @description Minutes from midnight */
                                start_time: number;
                                /** @description The first minute after the period */
                                end_time: number;
                            }[];
                        }[];
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             *     - `to`: More than 10000 days of all resources together: request fewer days or resources
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getReportResources: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                start_date: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                end_date: string;
                /** @description `csv` returns the whole list, for at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Booked minutes */
                        booked: number;
                        /** @description Unbooked minutes */
                        unbooked: number;
                        /** @description Bookable minutes: booked and unbooked */
                        availability: number;
                        /** @description Minutes on the waiting list */
                        waiting_list: number;
                        /** @description Tentative minutes; not in the other totals */
                        tentative: number;
                        /** @description Booked share of availability, from 0 to 1 */
                        utilization: number;
                        resources: {
                            id: number;
                            name: string;
                            image: string | null;
                            job_title: string | null;
                            resource_type: string;
                            url: string;
                            /** @description The first consecutive days with free time; empty if none */
                            earliest_available_period: string;
                            earliest_available_from: string | null;
                            earliest_available_until: string | null;
                            /** @description Booked minutes */
                            booked: number;
                            /** @description Unbooked minutes */
                            unbooked: number;
                            /** @description Bookable minutes: booked and unbooked */
                            availability: number;
                            /** @description Minutes on the waiting list */
                            waiting_list: number;
                            /** @description Tentative minutes; not in the other totals */
                            tentative: number;
                            /** @description Booked share of availability, from 0 to 1 */
                            utilization: number;
                            /** @description Option ids by field id */
                            custom_fields: {
                                [key: string]: string[];
                            };
                        }[];
                    };
                    "text/csv": string;
                };
            };
            /** @description The query has an unknown parameter */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             *     - `end_date`: The range has 5 years or more
             *     - `end_date`: CSV requires both dates, at most 366 days apart
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getReportProjects: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                start_date: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                end_date: string;
                /** @description `csv` returns the whole list, for at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Booked minutes */
                        booked: number;
                        /** @description Minutes on the waiting list */
                        waiting_list: number;
                        /** @description Tentative minutes; not in the other totals */
                        tentative: number;
                        /** @description The largest sum of booked and waiting minutes of an entry */
                        max_usage: number;
                        projects: {
                            /** @description 0 for time without a project */
                            id: number;
                            name: string;
                            project_code: string | null;
                            client_name: string;
                            client_id: number | null;
                            color: string;
                            /** @description Booked minutes */
                            booked: number;
                            /** @description Minutes on the waiting list */
                            waiting_list: number;
                            /** @description Tentative minutes; not in the other totals */
                            tentative: number;
                            url: string;
                        }[];
                    };
                    "text/csv": string;
                };
            };
            /** @description The query has an unknown parameter */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             *     - `end_date`: The range has 5 years or more
             *     - `end_date`: CSV requires both dates, at most 366 days apart
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getReportWithoutProject: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                start_date: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                end_date: string;
                /** @description `csv` returns the whole list, for at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 0 for time without a project */
                        id: number;
                        name: string;
                        project_code: string | null;
                        client_name: string;
                        client_id: number | null;
                        color: string;
                        /** @description Booked minutes */
                        booked: number;
                        /** @description Minutes on the waiting list */
                        waiting_list: number;
                        /** @description Tentative minutes; not in the other totals */
                        tentative: number;
                        url: string;
                        resources: {
                            id: number;
                            name: string;
                            image: string | null;
                            job_title: string | null;
                            resource_type: string;
                            url: string;
                            /** @description The first consecutive days with free time; empty if none */
                            earliest_available_period: string;
                            earliest_available_from: string | null;
                            earliest_available_until: string | null;
                            /** @description Booked minutes */
                            booked: number;
                            /** @description Minutes on the waiting list */
                            waiting_list: number;
                            /** @description Tentative minutes; not in the other totals */
                            tentative: number;
                            /** @description Booked share of availability, from 0 to 1 */
                            utilization: number;
                        }[];
                    };
                    "text/csv": string;
                };
            };
            /** @description The query has an unknown parameter */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             *     - `end_date`: The range has 5 years or more
             *     - `end_date`: CSV requires both dates, at most 366 days apart
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getReportClients: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                start_date: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                end_date: string;
                /** @description `csv` returns the whole list, for at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Booked minutes */
                        booked: number;
                        /** @description Minutes on the waiting list */
                        waiting_list: number;
                        /** @description Tentative minutes; not in the other totals */
                        tentative: number;
                        /** @description The largest sum of booked and waiting minutes of an entry */
                        max_usage: number;
                        clients: {
                            /** @description 0 for time without a client */
                            id: number;
                            name: string;
                            notes: string | null;
                            color: string;
                            /** @description Booked minutes */
                            booked: number;
                            /** @description Minutes on the waiting list */
                            waiting_list: number;
                            /** @description Tentative minutes; not in the other totals */
                            tentative: number;
                            url: string;
                        }[];
                    };
                    "text/csv": string;
                };
            };
            /** @description The query has an unknown parameter */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             *     - `end_date`: The range has 5 years or more
             *     - `end_date`: CSV requires both dates, at most 366 days apart
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getReportWithoutClient: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                start_date: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                end_date: string;
                /** @description `csv` returns the whole list, for at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 0 for time without a client */
                        id: number;
                        name: string;
                        notes: string | null;
                        color: string;
                        /** @description Booked minutes */
                        booked: number;
                        /** @description Minutes on the waiting list */
                        waiting_list: number;
                        /** @description Tentative minutes; not in the other totals */
                        tentative: number;
                        url: string;
                        resources: {
                            id: number;
                            name: string;
                            image: string | null;
                            job_title: string | null;
                            resource_type: string;
                            url: string;
                            /** @description The first consecutive days with free time; empty if none */
                            earliest_available_period: string;
                            earliest_available_from: string | null;
                            earliest_available_until: string | null;
                            /** @description Booked minutes */
                            booked: number;
                            /** @description Minutes on the waiting list */
                            waiting_list: number;
                            /** @description Tentative minutes; not in the other totals */
                            tentative: number;
                            /** @description Booked share of availability, from 0 to 1 */
                            utilization: number;
                        }[];
                    };
                    "text/csv": string;
                };
            };
            /** @description The query has an unknown parameter */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             *     - `end_date`: The range has 5 years or more
             *     - `end_date`: CSV requires both dates, at most 366 days apart
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getReportResource: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                start_date: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                end_date: string;
                /** @description `csv` returns the whole list, for at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        image: string | null;
                        job_title: string | null;
                        resource_type: string;
                        url: string;
                        /** @description The first consecutive days with free time; empty if none */
                        earliest_available_period: string;
                        earliest_available_from: string | null;
                        earliest_available_until: string | null;
                        /** @description Booked minutes */
                        booked: number;
                        /** @description Unbooked minutes */
                        unbooked: number;
                        /** @description Bookable minutes: booked and unbooked */
                        availability: number;
                        /** @description Minutes on the waiting list */
                        waiting_list: number;
                        /** @description Tentative minutes; not in the other totals */
                        tentative: number;
                        /** @description Booked share of availability, from 0 to 1 */
                        utilization: number;
                        projects: {
                            name: string;
                            color: string;
                            /** @description Booked minutes */
                            booked: number;
                            /** @description Minutes on the waiting list */
                            waiting_list: number;
                            /** @description Tentative minutes; not in the other totals */
                            tentative: number;
                            /** @description The largest sum of booked and waiting minutes of an entry */
                            max_usage: number;
                            client_name: string;
                        }[];
                        clients: {
                            name: string;
                            color: string;
                            /** @description Booked minutes */
                            booked: number;
                            /** @description Minutes on the waiting list */
                            waiting_list: number;
                            /** @description Tentative minutes; not in the other totals */
                            tentative: number;
                            /** @description The largest sum of booked and waiting minutes of an entry */
                            max_usage: number;
                        }[];
                    };
                    "text/csv": string;
                };
            };
            /** @description The query has an unknown parameter */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             *     - `end_date`: The range has 5 years or more
             *     - `end_date`: CSV requires both dates, at most 366 days apart
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getReportProject: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                start_date: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                end_date: string;
                /** @description `csv` returns the whole list, for at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 0 for time without a project */
                        id: number;
                        name: string;
                        project_code: string | null;
                        client_name: string;
                        client_id: number | null;
                        color: string;
                        /** @description Booked minutes */
                        booked: number;
                        /** @description Minutes on the waiting list */
                        waiting_list: number;
                        /** @description Tentative minutes; not in the other totals */
                        tentative: number;
                        url: string;
                        resources: {
                            id: number;
                            name: string;
                            image: string | null;
                            job_title: string | null;
                            resource_type: string;
                            url: string;
                            /** @description The first consecutive days with free time; empty if none */
                            earliest_available_period: string;
                            earliest_available_from: string | null;
                            earliest_available_until: string | null;
                            /** @description Booked minutes */
                            booked: number;
                            /** @description Minutes on the waiting list */
                            waiting_list: number;
                            /** @description Tentative minutes; not in the other totals */
                            tentative: number;
                            /** @description Booked share of availability, from 0 to 1 */
                            utilization: number;
                        }[];
                    };
                    "text/csv": string;
                };
            };
            /** @description The query has an unknown parameter */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             *     - `end_date`: The range has 5 years or more
             *     - `end_date`: CSV requires both dates, at most 366 days apart
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getReportClient: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                start_date: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                end_date: string;
                /** @description `csv` returns the whole list, for at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description 0 for time without a client */
                        id: number;
                        name: string;
                        notes: string | null;
                        color: string;
                        /** @description Booked minutes */
                        booked: number;
                        /** @description Minutes on the waiting list */
                        waiting_list: number;
                        /** @description Tentative minutes; not in the other totals */
                        tentative: number;
                        url: string;
                        resources: {
                            id: number;
                            name: string;
                            image: string | null;
                            job_title: string | null;
                            resource_type: string;
                            url: string;
                            /** @description The first consecutive days with free time; empty if none */
                            earliest_available_period: string;
                            earliest_available_from: string | null;
                            earliest_available_until: string | null;
                            /** @description Booked minutes */
                            booked: number;
                            /** @description Minutes on the waiting list */
                            waiting_list: number;
                            /** @description Tentative minutes; not in the other totals */
                            tentative: number;
                            /** @description Booked share of availability, from 0 to 1 */
                            utilization: number;
                        }[];
                    };
                    "text/csv": string;
                };
            };
            /** @description The query has an unknown parameter */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             *     - `end_date`: The range has 5 years or more
             *     - `end_date`: CSV requires both dates, at most 366 days apart
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listCalendars: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        account_id: number;
                        /** @description Null for the whole account */
                        resource_id: number | null;
                        creator_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createCalendar: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The resource of the calendar; defaults to the whole account */
                    resource_id?: number | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        account_id: number;
                        /** @description Null for the whole account */
                        resource_id: number | null;
                        creator_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                        /** @description The secret URL; returned only here */
                        address: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             *     - `resource_id`: Not a resource of the account
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        account_id: number;
                        /** @description Null for the whole account */
                        resource_id: number | null;
                        creator_id: number | null;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteCalendar: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listServices: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description `csv` returns the whole list, for at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
                /** @description Returns only changes since then, including archived and deleted objects. Start with the `X-Sync-From` of your previous request */
                updated_since?: string;
                /** @description True to include archived objects */
                includeArchived?: boolean;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: number;
                        creator_id: number | null;
                        name: string;
                        /** @description #RRGGBB */
                        color: string;
                        /** @description Shown to customers */
                        description: string;
                        /** @description Sort order on the page */
                        position: number;
                        /**
                         * @description `unlisted`: reachable only by a secret URL
                         * @enum {unknown}
                         */
                        visibility: "public" | "unlisted" | "off";
                        /** @description The appointment's length in minutes, without buffers */
                        duration: number;
                        /** @description Buffer before the appointment, in minutes */
                        buffer_before: number;
                        /** @description Buffer after the appointment, in minutes */
                        buffer_after: number;
                        /** @description Slot interval in minutes; defaults to `duration` */
                        slot_step: number;
                        /** @description Minimum minutes between booking and start */
                        minimum_notice: number;
                        /** @description Booking window: days ahead */
                        horizon: number;
                        /** @description In minor units; null for none */
                        price: number | null;
                        /** @description ISO 4217 */
                        currency: string | null;
                        /** @description In minor units; requires a saved card */
                        no_show_fee: number | null;
                        /** @enum {unknown} */
                        approval: "none" | "required";
                        /** @description Hours until a request is declined automatically */
                        approval_hours: number;
                        /** @description Steps with falling minutes and percentages; no refund after the last */
                        cancellation: {
                            minutes_before: number;
                            refund_percent: number;
                        }[];
                        /** @description In minutes; null for never */
                        reschedule_before: number | null;
                        most_reschedules: number;
                        /** @description True if customers must verify their address by a mailed link */
                        verify_email: boolean;
                        archived: boolean;
                        seats: number;
                        parts: {
                            id: string;
                            /** @description A label for customers: stylist, room */
                            name: string;
                            /** @description Resources in order of preference */
                            resource_ids: number[];
                            /** @description Number of resources used at once */
                            count: number;
                            /** @description True if customers can choose */
                            choosable: boolean;
                        }[];
                        deposit: {
                            /** @enum {unknown} */
                            kind: "none" | "fixed" | "percent" | "full";
                            /** @description Minor units or percent; 0 for `none` and `full` */
                            value: number;
                        };
                        questions: {
                            id: string;
                            label: string;
                            /** @enum {unknown} */
                            kind: "text" | "long_text" | "number" | "choice" | "choices" | "checkbox";
                            /** @description For choices only */
                            options: string[];
                            required: boolean;
                        }[];
                        /** @description The public id; null while `off` */
                        public_id: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                    } | {
                        id: number;
                        /** @constant */
                        deleted: true;
                        /** Format: date-time */
                        updated_at: string;
                    })[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createService: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Shown to customers */
                    description?: string;
                    /** @description Sort order on the page */
                    position?: number;
                    /**
                     * @description `unlisted`: reachable only by a secret URL
                     * @enum {unknown}
                     */
                    visibility?: "public" | "unlisted" | "off";
                    /** @description The appointment's length in minutes, without buffers */
                    duration: number;
                    /** @description Buffer before the appointment, in minutes */
                    buffer_before?: number;
                    /** @description Buffer after the appointment, in minutes */
                    buffer_after?: number;
                    /** @description Slot interval in minutes; defaults to `duration` */
                    slot_step?: number;
                    /** @description Minimum minutes between booking and start */
                    minimum_notice?: number;
                    /** @description Booking window: days ahead */
                    horizon?: number;
                    /** @description In minor units; null for none */
                    price?: number | null;
                    /** @description ISO 4217 */
                    currency?: string | null;
                    /** @description In minor units; requires a saved card */
                    no_show_fee?: number | null;
                    /** @enum {unknown} */
                    approval?: "none" | "required";
                    /** @description Hours until a request is declined automatically */
                    approval_hours?: number;
                    /** @description Steps with falling minutes and percentages; no refund after the last */
                    cancellation?: {
                        minutes_before: number;
                        refund_percent: number;
                    }[];
                    /** @description In minutes; null for never */
                    reschedule_before?: number | null;
                    most_reschedules?: number;
                    /** @description True if customers must verify their address by a mailed link */
                    verify_email?: boolean;
                    archived?: boolean;
                    color?: string | null;
                    deposit?: {
                        /** @enum {unknown} */
                        kind: "none" | "fixed" | "percent" | "full";
                        /** @description Minor units or percent; 0 for `none` and `full` */
                        value?: number;
                    };
                    questions?: {
                        /** @description Letters, digits, - and _; defaults to a number */
                        id?: string;
                        label: string;
                        /** @enum {unknown} */
                        kind: "text" | "long_text" | "number" | "choice" | "choices" | "checkbox";
                        /** @description For choices only */
                        options?: string[];
                        required?: boolean;
                    }[];
                    /** @description Only 1 so far */
                    seats?: number;
                    /** @description Only 1 so far */
                    seats_per_booking?: number;
                    /** @description Reserved: leave it out */
                    start_times?: unknown;
                    name: string;
                    /** @description Every appointment needs all parts */
                    parts: {
                        /** @description Letters, digits, - and _; defaults to a number */
                        id?: string;
                        /** @description A label for customers: stylist, room */
                        name?: string;
                        /** @description Resources in order of preference */
                        resource_ids: number[];
                        /** @description Number of resources used at once */
                        count?: number;
                        /** @description True if customers can choose */
                        choosable?: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        name: string;
                        /** @description #RRGGBB */
                        color: string;
                        /** @description Shown to customers */
                        description: string;
                        /** @description Sort order on the page */
                        position: number;
                        /**
                         * @description `unlisted`: reachable only by a secret URL
                         * @enum {unknown}
                         */
                        visibility: "public" | "unlisted" | "off";
                        /** @description The appointment's length in minutes, without buffers */
                        duration: number;
                        /** @description Buffer before the appointment, in minutes */
                        buffer_before: number;
                        /** @description Buffer after the appointment, in minutes */
                        buffer_after: number;
                        /** @description Slot interval in minutes; defaults to `duration` */
                        slot_step: number;
                        /** @description Minimum minutes between booking and start */
                        minimum_notice: number;
                        /** @description Booking window: days ahead */
                        horizon: number;
                        /** @description In minor units; null for none */
                        price: number | null;
                        /** @description ISO 4217 */
                        currency: string | null;
                        /** @description In minor units; requires a saved card */
                        no_show_fee: number | null;
                        /** @enum {unknown} */
                        approval: "none" | "required";
                        /** @description Hours until a request is declined automatically */
                        approval_hours: number;
                        /** @description Steps with falling minutes and percentages; no refund after the last */
                        cancellation: {
                            minutes_before: number;
                            refund_percent: number;
                        }[];
                        /** @description In minutes; null for never */
                        reschedule_before: number | null;
                        most_reschedules: number;
                        /** @description True if customers must verify their address by a mailed link */
                        verify_email: boolean;
                        archived: boolean;
                        seats: number;
                        parts: {
                            id: string;
                            /** @description A label for customers: stylist, room */
                            name: string;
                            /** @description Resources in order of preference */
                            resource_ids: number[];
                            /** @description Number of resources used at once */
                            count: number;
                            /** @description True if customers can choose */
                            choosable: boolean;
                        }[];
                        deposit: {
                            /** @enum {unknown} */
                            kind: "none" | "fixed" | "percent" | "full";
                            /** @description Minor units or percent; 0 for `none` and `full` */
                            value: number;
                        };
                        questions: {
                            id: string;
                            label: string;
                            /** @enum {unknown} */
                            kind: "text" | "long_text" | "number" | "choice" | "choices" | "checkbox";
                            /** @description For choices only */
                            options: string[];
                            required: boolean;
                        }[];
                        /** @description The public id; null while `off` */
                        public_id: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             *     - `seats`, `seats_per_booking` or `start_times`: Group bookings do not exist yet
             *     - `duration`: More than 1440 minutes, buffers included
             *     - The id of a part or question is repeated
             *     - `parts`: A resource is repeated
             *     - `parts`: A part needs more resources than it lists
             *     - `parts`: A resource does not exist or is not bookable
             *     - `visibility`: The page already lists 200 services
             *     - `visibility`: The texts of all public services are too long for the page
             *     - `currency`: Missing, and the service has a price or a fee
             *     - `currency`: Not an ISO 4217 currency
             *     - `deposit`: Set without a price
             *     - `deposit.value`: Not between 1 and the price, or 100 percent
             *     - `deposit` or `no_show_fee`: No connected merchant charges in this currency
             *     - `questions`: A choice has fewer than two options, or a repeated one
             *     - `questions`: A question other than a choice has options
             *     - `cancellation`: A step does not have fewer minutes and a lower percentage than the previous one
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listArchivedServices: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description `csv` returns the whole list, for at most 366 days */
                format?: "json" | "csv";
                /** @description With `format=csv`, formats the table for people in this language. It gets a byte order mark, HH:MM times and local decimal signs, with semicolons where the decimal sign is a comma */
                locale?: string;
                /** @description Returns only changes since then, including archived and deleted objects. Start with the `X-Sync-From` of your previous request */
                updated_since?: string;
                /** @description True to include archived objects */
                includeArchived?: boolean;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ({
                        id: number;
                        creator_id: number | null;
                        name: string;
                        /** @description #RRGGBB */
                        color: string;
                        /** @description Shown to customers */
                        description: string;
                        /** @description Sort order on the page */
                        position: number;
                        /**
                         * @description `unlisted`: reachable only by a secret URL
                         * @enum {unknown}
                         */
                        visibility: "public" | "unlisted" | "off";
                        /** @description The appointment's length in minutes, without buffers */
                        duration: number;
                        /** @description Buffer before the appointment, in minutes */
                        buffer_before: number;
                        /** @description Buffer after the appointment, in minutes */
                        buffer_after: number;
                        /** @description Slot interval in minutes; defaults to `duration` */
                        slot_step: number;
                        /** @description Minimum minutes between booking and start */
                        minimum_notice: number;
                        /** @description Booking window: days ahead */
                        horizon: number;
                        /** @description In minor units; null for none */
                        price: number | null;
                        /** @description ISO 4217 */
                        currency: string | null;
                        /** @description In minor units; requires a saved card */
                        no_show_fee: number | null;
                        /** @enum {unknown} */
                        approval: "none" | "required";
                        /** @description Hours until a request is declined automatically */
                        approval_hours: number;
                        /** @description Steps with falling minutes and percentages; no refund after the last */
                        cancellation: {
                            minutes_before: number;
                            refund_percent: number;
                        }[];
                        /** @description In minutes; null for never */
                        reschedule_before: number | null;
                        most_reschedules: number;
                        /** @description True if customers must verify their address by a mailed link */
                        verify_email: boolean;
                        archived: boolean;
                        seats: number;
                        parts: {
                            id: string;
                            /** @description A label for customers: stylist, room */
                            name: string;
                            /** @description Resources in order of preference */
                            resource_ids: number[];
                            /** @description Number of resources used at once */
                            count: number;
                            /** @description True if customers can choose */
                            choosable: boolean;
                        }[];
                        deposit: {
                            /** @enum {unknown} */
                            kind: "none" | "fixed" | "percent" | "full";
                            /** @description Minor units or percent; 0 for `none` and `full` */
                            value: number;
                        };
                        questions: {
                            id: string;
                            label: string;
                            /** @enum {unknown} */
                            kind: "text" | "long_text" | "number" | "choice" | "choices" | "checkbox";
                            /** @description For choices only */
                            options: string[];
                            required: boolean;
                        }[];
                        /** @description The public id; null while `off` */
                        public_id: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                    } | {
                        id: number;
                        /** @constant */
                        deleted: true;
                        /** Format: date-time */
                        updated_at: string;
                    })[];
                    "text/csv": string;
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        name: string;
                        /** @description #RRGGBB */
                        color: string;
                        /** @description Shown to customers */
                        description: string;
                        /** @description Sort order on the page */
                        position: number;
                        /**
                         * @description `unlisted`: reachable only by a secret URL
                         * @enum {unknown}
                         */
                        visibility: "public" | "unlisted" | "off";
                        /** @description The appointment's length in minutes, without buffers */
                        duration: number;
                        /** @description Buffer before the appointment, in minutes */
                        buffer_before: number;
                        /** @description Buffer after the appointment, in minutes */
                        buffer_after: number;
                        /** @description Slot interval in minutes; defaults to `duration` */
                        slot_step: number;
                        /** @description Minimum minutes between booking and start */
                        minimum_notice: number;
                        /** @description Booking window: days ahead */
                        horizon: number;
                        /** @description In minor units; null for none */
                        price: number | null;
                        /** @description ISO 4217 */
                        currency: string | null;
                        /** @description In minor units; requires a saved card */
                        no_show_fee: number | null;
                        /** @enum {unknown} */
                        approval: "none" | "required";
                        /** @description Hours until a request is declined automatically */
                        approval_hours: number;
                        /** @description Steps with falling minutes and percentages; no refund after the last */
                        cancellation: {
                            minutes_before: number;
                            refund_percent: number;
                        }[];
                        /** @description In minutes; null for never */
                        reschedule_before: number | null;
                        most_reschedules: number;
                        /** @description True if customers must verify their address by a mailed link */
                        verify_email: boolean;
                        archived: boolean;
                        seats: number;
                        parts: {
                            id: string;
                            /** @description A label for customers: stylist, room */
                            name: string;
                            /** @description Resources in order of preference */
                            resource_ids: number[];
                            /** @description Number of resources used at once */
                            count: number;
                            /** @description True if customers can choose */
                            choosable: boolean;
                        }[];
                        deposit: {
                            /** @enum {unknown} */
                            kind: "none" | "fixed" | "percent" | "full";
                            /** @description Minor units or percent; 0 for `none` and `full` */
                            value: number;
                        };
                        questions: {
                            id: string;
                            label: string;
                            /** @enum {unknown} */
                            kind: "text" | "long_text" | "number" | "choice" | "choices" | "checkbox";
                            /** @description For choices only */
                            options: string[];
                            required: boolean;
                        }[];
                        /** @description The public id; null while `off` */
                        public_id: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateService: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Shown to customers */
                    description?: string;
                    /** @description Sort order on the page */
                    position?: number;
                    /**
                     * @description `unlisted`: reachable only by a secret URL
                     * @enum {unknown}
                     */
                    visibility?: "public" | "unlisted" | "off";
                    /** @description The appointment's length in minutes, without buffers */
                    duration?: number;
                    /** @description Buffer before the appointment, in minutes */
                    buffer_before?: number;
                    /** @description Buffer after the appointment, in minutes */
                    buffer_after?: number;
                    /** @description Slot interval in minutes; defaults to `duration` */
                    slot_step?: number;
                    /** @description Minimum minutes between booking and start */
                    minimum_notice?: number;
                    /** @description Booking window: days ahead */
                    horizon?: number;
                    /** @description In minor units; null for none */
                    price?: number | null;
                    /** @description ISO 4217 */
                    currency?: string | null;
                    /** @description In minor units; requires a saved card */
                    no_show_fee?: number | null;
                    /** @enum {unknown} */
                    approval?: "none" | "required";
                    /** @description Hours until a request is declined automatically */
                    approval_hours?: number;
                    /** @description Steps with falling minutes and percentages; no refund after the last */
                    cancellation?: {
                        minutes_before: number;
                        refund_percent: number;
                    }[];
                    /** @description In minutes; null for never */
                    reschedule_before?: number | null;
                    most_reschedules?: number;
                    /** @description True if customers must verify their address by a mailed link */
                    verify_email?: boolean;
                    archived?: boolean;
                    color?: string | null;
                    deposit?: {
                        /** @enum {unknown} */
                        kind: "none" | "fixed" | "percent" | "full";
                        /** @description Minor units or percent; 0 for `none` and `full` */
                        value?: number;
                    };
                    questions?: {
                        /** @description Letters, digits, - and _; defaults to a number */
                        id?: string;
                        label: string;
                        /** @enum {unknown} */
                        kind: "text" | "long_text" | "number" | "choice" | "choices" | "checkbox";
                        /** @description For choices only */
                        options?: string[];
                        required?: boolean;
                    }[];
                    /** @description Only 1 so far */
                    seats?: number;
                    /** @description Only 1 so far */
                    seats_per_booking?: number;
                    /** @description Reserved: leave it out */
                    start_times?: unknown;
                    name?: string;
                    /** @description Every appointment needs all parts */
                    parts?: {
                        /** @description Letters, digits, - and _; defaults to a number */
                        id?: string;
                        /** @description A label for customers: stylist, room */
                        name?: string;
                        /** @description Resources in order of preference */
                        resource_ids: number[];
                        /** @description Number of resources used at once */
                        count?: number;
                        /** @description True if customers can choose */
                        choosable?: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        name: string;
                        /** @description #RRGGBB */
                        color: string;
                        /** @description Shown to customers */
                        description: string;
                        /** @description Sort order on the page */
                        position: number;
                        /**
                         * @description `unlisted`: reachable only by a secret URL
                         * @enum {unknown}
                         */
                        visibility: "public" | "unlisted" | "off";
                        /** @description The appointment's length in minutes, without buffers */
                        duration: number;
                        /** @description Buffer before the appointment, in minutes */
                        buffer_before: number;
                        /** @description Buffer after the appointment, in minutes */
                        buffer_after: number;
                        /** @description Slot interval in minutes; defaults to `duration` */
                        slot_step: number;
                        /** @description Minimum minutes between booking and start */
                        minimum_notice: number;
                        /** @description Booking window: days ahead */
                        horizon: number;
                        /** @description In minor units; null for none */
                        price: number | null;
                        /** @description ISO 4217 */
                        currency: string | null;
                        /** @description In minor units; requires a saved card */
                        no_show_fee: number | null;
                        /** @enum {unknown} */
                        approval: "none" | "required";
                        /** @description Hours until a request is declined automatically */
                        approval_hours: number;
                        /** @description Steps with falling minutes and percentages; no refund after the last */
                        cancellation: {
                            minutes_before: number;
                            refund_percent: number;
                        }[];
                        /** @description In minutes; null for never */
                        reschedule_before: number | null;
                        most_reschedules: number;
                        /** @description True if customers must verify their address by a mailed link */
                        verify_email: boolean;
                        archived: boolean;
                        seats: number;
                        parts: {
                            id: string;
                            /** @description A label for customers: stylist, room */
                            name: string;
                            /** @description Resources in order of preference */
                            resource_ids: number[];
                            /** @description Number of resources used at once */
                            count: number;
                            /** @description True if customers can choose */
                            choosable: boolean;
                        }[];
                        deposit: {
                            /** @enum {unknown} */
                            kind: "none" | "fixed" | "percent" | "full";
                            /** @description Minor units or percent; 0 for `none` and `full` */
                            value: number;
                        };
                        questions: {
                            id: string;
                            label: string;
                            /** @enum {unknown} */
                            kind: "text" | "long_text" | "number" | "choice" | "choices" | "checkbox";
                            /** @description For choices only */
                            options: string[];
                            required: boolean;
                        }[];
                        /** @description The public id; null while `off` */
                        public_id: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `seats`, `seats_per_booking` or `start_times`: Group bookings do not exist yet
             *     - `duration`: More than 1440 minutes, buffers included
             *     - The id of a part or question is repeated
             *     - `parts`: A resource is repeated
             *     - `parts`: A part needs more resources than it lists
             *     - `parts`: A resource does not exist or is not bookable
             *     - `visibility`: The page already lists 200 services
             *     - `visibility`: The texts of all public services are too long for the page
             *     - `currency`: Missing, and the service has a price or a fee
             *     - `currency`: Not an ISO 4217 currency
             *     - `deposit`: Set without a price
             *     - `deposit.value`: Not between 1 and the price, or 100 percent
             *     - `deposit` or `no_show_fee`: No connected merchant charges in this currency
             *     - `questions`: A choice has fewer than two options, or a repeated one
             *     - `questions`: A question other than a choice has options
             *     - `cancellation`: A step does not have fewer minutes and a lower percentage than the previous one
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - The service has future appointments
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getBookingPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Requires contact_email, and privacy_url or privacy_text */
                        published: boolean;
                        /** @description Defaults to the account's name */
                        title: string | null;
                        intro: string | null;
                        phone: string | null;
                        address: string | null;
                        /** @description The reply-to address of mails to customers */
                        contact_email: string | null;
                        privacy_url: string | null;
                        terms_url: string | null;
                        /** @description Plain paragraphs that we serve; alternative to privacy_url */
                        privacy_text: string | null;
                        /** @description Plain paragraphs that we serve; alternative to terms_url */
                        terms_text: string | null;
                        /** @description Origins that may embed the page: https://example.com */
                        websites: string[];
                        /** @description Recipients of appointment mails, besides the booked members */
                        notices_to: string[];
                        /** @description Minutes before the start */
                        reminders: number[];
                        /** @description Months until clients are erased */
                        retention_months: number;
                        /** @description #RRGGBB */
                        accent_color: string | null;
                        /** @description Extra mail texts by type and language (`da`). Variables in braces: service, resource, date, time and business */
                        texts: {
                            confirmed?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            requested?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            declined?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            moved?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            cancelled?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            reminder?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            payment_lost?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            fee_charged?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            fee_refunded?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            deposit_kept?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            verify?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                        };
                        /** @description The URL of the published page; services follow by their `public_id` */
                        url: string;
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateBookingPage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Requires contact_email, and privacy_url or privacy_text */
                    published?: boolean;
                    /** @description Defaults to the account's name */
                    title?: string | null;
                    intro?: string | null;
                    phone?: string | null;
                    address?: string | null;
                    /** @description The reply-to address of mails to customers */
                    contact_email?: string | null;
                    privacy_url?: string | null;
                    terms_url?: string | null;
                    /** @description Plain paragraphs that we serve; alternative to privacy_url */
                    privacy_text?: string | null;
                    /** @description Plain paragraphs that we serve; alternative to terms_url */
                    terms_text?: string | null;
                    /** @description Origins that may embed the page: https://example.com */
                    websites?: string[];
                    /** @description Recipients of appointment mails, besides the booked members */
                    notices_to?: string[];
                    /** @description Minutes before the start */
                    reminders?: number[];
                    /** @description Months until clients are erased */
                    retention_months?: number;
                    accent_color?: string | null;
                    /** @description Extra mail texts by type and language (`da`). Variables in braces: service, resource, date, time and business */
                    texts?: {
                        confirmed?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        requested?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        declined?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        moved?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        cancelled?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        reminder?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        payment_lost?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        fee_charged?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        fee_refunded?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        deposit_kept?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                        verify?: {
                            [key: string]: {
                                subject?: string;
                                paragraph?: string;
                            };
                        };
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Requires contact_email, and privacy_url or privacy_text */
                        published: boolean;
                        /** @description Defaults to the account's name */
                        title: string | null;
                        intro: string | null;
                        phone: string | null;
                        address: string | null;
                        /** @description The reply-to address of mails to customers */
                        contact_email: string | null;
                        privacy_url: string | null;
                        terms_url: string | null;
                        /** @description Plain paragraphs that we serve; alternative to privacy_url */
                        privacy_text: string | null;
                        /** @description Plain paragraphs that we serve; alternative to terms_url */
                        terms_text: string | null;
                        /** @description Origins that may embed the page: https://example.com */
                        websites: string[];
                        /** @description Recipients of appointment mails, besides the booked members */
                        notices_to: string[];
                        /** @description Minutes before the start */
                        reminders: number[];
                        /** @description Months until clients are erased */
                        retention_months: number;
                        /** @description #RRGGBB */
                        accent_color: string | null;
                        /** @description Extra mail texts by type and language (`da`). Variables in braces: service, resource, date, time and business */
                        texts: {
                            confirmed?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            requested?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            declined?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            moved?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            cancelled?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            reminder?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            payment_lost?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            fee_charged?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            fee_refunded?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            deposit_kept?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                            verify?: {
                                [key: string]: {
                                    subject: string;
                                    paragraph: string;
                                };
                            };
                        };
                        /** @description The URL of the published page; services follow by their `public_id` */
                        url: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `contact_email`: Missing, and the page is published
             *     - `privacy_url`: Missing, and the page is published
             *     - `published`: The owner has not confirmed their address, and mails are sent by a server
             *     - `contact_email` or `notices_to`: Not an e-mail address
             *     - `phone`: Not a telephone number: at least three digits, with separators
             *     - `privacy_url` or `terms_url`: Not a URL of http or https
             *     - `websites`: Not an origin
             *     - `websites`, `notices_to` or `reminders`: A value is repeated
             *     - `accent_color`: White text on it is not readable: the contrast is below 4.5 to 1
             *     - `texts`: A language is not a code of two letters
             *     - `texts`: A variable in braces is unknown
             *     - `texts`: A subject has several lines
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getMerchant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        merchant_id: string;
                        name: string;
                        /** @description The currency of deposits */
                        currency: string;
                        /** @description True if no real money moves */
                        test: boolean;
                        /** @description The merchant's capabilities at the payment service */
                        claims: {
                            [key: string]: boolean;
                        };
                        /**
                         * @description `broken`: the key no longer works, and deposits are off
                         * @enum {unknown}
                         */
                        status: "ready" | "broken";
                        key_last_four: string;
                        has_link_secret: boolean;
                        url: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    connectMerchant: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description The merchant's id at the payment service */
                    merchant_id?: string;
                    /** @description The key of an app with access to the merchant; write-only */
                    key?: string;
                    /** @description The secret for signing payment links; write-only */
                    link_secret?: string | null;
                    /** @description The payment service's URL; null for this installation's own */
                    url?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        merchant_id: string;
                        name: string;
                        /** @description The currency of deposits */
                        currency: string;
                        /** @description True if no real money moves */
                        test: boolean;
                        /** @description The merchant's capabilities at the payment service */
                        claims: {
                            [key: string]: boolean;
                        };
                        /**
                         * @description `broken`: the key no longer works, and deposits are off
                         * @enum {unknown}
                         */
                        status: "ready" | "broken";
                        key_last_four: string;
                        has_link_secret: boolean;
                        url: string | null;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - `step_up_required`: The second factor was not proved recently at the desk
             *     - `step_up_required`: The token was issued without a second factor
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A charge is not settled, or a deposit was requested within a day
             *     - A deposit was captured for a future appointment: only its merchant can refund it
             */
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `merchant_id`: Missing, and no merchant is connected yet
             *     - `key`: Missing, and the merchant or the URL changes
             *     - `url`: Null, and this installation has no payment service
             *     - `url`: Not a URL of http or https
             *     - `url`: Contains a username or a password
             *     - `url`: Points to a private network or to this machine
             *     - `key`: Unknown to the payment service
             *     - `merchant_id`: The key has no access to the merchant
             *     - `merchant_id`: A test merchant, but the account was connected to a live merchant before
             *     - `link_secret`: The payment service rejects links signed with it
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            /**
             * @description One of these:
             *
             *     - The service is stopping or overloaded
             *     - `payments_unavailable`: The payment service does not respond
             */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    disconnectMerchant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - `step_up_required`: The second factor was not proved recently at the desk
             *     - `step_up_required`: The token was issued without a second factor
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A charge is not settled, or a deposit was requested within a day
             *     - A deposit was captured for a future appointment: only its merchant can refund it
             */
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listAppointments: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                start_date?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                end_date?: string;
                "state[]"?: ("held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show")[];
                service_id?: number;
                client_id?: number;
                "resource_ids[]"?: number[];
                /** @description True for appointments that need attention */
                attention?: boolean;
                /** @description Returns only changes since then, including archived and deleted objects. Start with the `X-Sync-From` of your previous request */
                updated_since?: string;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Sync-From": components["headers"]["SyncFrom"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** @description The service's name at the time of booking */
                        service: string;
                        /** @description The session of its bookings */
                        session_id: number;
                        client_id: number | null;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        seats: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the account's time zone. Absent in webhooks
                         */
                        date?: string;
                        /** @description Minutes from midnight in the account's time zone */
                        start_time?: number;
                        /** @description Minutes from midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description The customer's time zone */
                        timezone: string;
                        /** @description In the customer's time zone. Absent in webhooks */
                        customer_time?: {
                            /** @description The customer's time zone, an IANA name */
                            timezone: string;
                            /** Format: date */
                            date: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description Minutes from midnight of `date` */
                            end_time: number;
                            /** @description The UTC offset at the start, such as `+09:00` */
                            offset: string;
                        };
                        locale: string;
                        held_until: string | null;
                        decide_by: string | null;
                        attention: "displaced" | "payment" | null;
                        reschedules: number;
                        made_by_staff: boolean;
                        cancelled_by: "customer" | "business" | null;
                        /** @description Increases with each change */
                        revision: number;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /** @description Its current resources; empty once released. Absent in webhooks */
                        resource_ids?: number[];
                        /** @description Its charges, oldest first; changes trigger webhooks */
                        charges?: {
                            /** @enum {unknown} */
                            kind: "deposit" | "fee";
                            reason: "no_show" | "late_cancel" | null;
                            amount: number;
                            currency: string;
                            /** @description The amount to keep; null while undecided */
                            keep: number | null;
                            /** @description The payment service's last report */
                            captured: number;
                            /** @description Includes refunds made at the payment service */
                            refunded: number;
                            /** @description Disputed, or lost in a dispute */
                            disputed: number;
                            /**
                             * @description `declined`: no money was taken. `failing`: retries continue, and an operator may need to look
                             * @enum {unknown}
                             */
                            state: "open" | "settled" | "declined" | "failing";
                            failure: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /**
                             * Format: date
                             * @description The creation date in the account's time zone. Absent in webhooks
                             */
                            date?: string;
                            /** @description Minutes from midnight in the account's time zone */
                            time?: number;
                        }[];
                        /** @description Null without permission to view clients */
                        customer?: {
                            name: string;
                            email: string | null;
                            phone: string | null;
                            answers: {
                                [key: string]: string | number | boolean | string[];
                            };
                            notes: string | null;
                        } | null;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    service_id: number;
                    client_id: number;
                    starts_at: string;
                    resource_ids?: number[];
                    timezone?: string;
                    locale?: string;
                    notes?: string | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** @description The service's name at the time of booking */
                        service: string;
                        /** @description The session of its bookings */
                        session_id: number;
                        client_id: number | null;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        seats: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the account's time zone. Absent in webhooks
                         */
                        date?: string;
                        /** @description Minutes from midnight in the account's time zone */
                        start_time?: number;
                        /** @description Minutes from midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description The customer's time zone */
                        timezone: string;
                        /** @description In the customer's time zone. Absent in webhooks */
                        customer_time?: {
                            /** @description The customer's time zone, an IANA name */
                            timezone: string;
                            /** Format: date */
                            date: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description Minutes from midnight of `date` */
                            end_time: number;
                            /** @description The UTC offset at the start, such as `+09:00` */
                            offset: string;
                        };
                        locale: string;
                        held_until: string | null;
                        decide_by: string | null;
                        attention: "displaced" | "payment" | null;
                        reschedules: number;
                        made_by_staff: boolean;
                        cancelled_by: "customer" | "business" | null;
                        /** @description Increases with each change */
                        revision: number;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /** @description Its current resources; empty once released. Absent in webhooks */
                        resource_ids?: number[];
                        /** @description Its charges, oldest first; changes trigger webhooks */
                        charges?: {
                            /** @enum {unknown} */
                            kind: "deposit" | "fee";
                            reason: "no_show" | "late_cancel" | null;
                            amount: number;
                            currency: string;
                            /** @description The amount to keep; null while undecided */
                            keep: number | null;
                            /** @description The payment service's last report */
                            captured: number;
                            /** @description Includes refunds made at the payment service */
                            refunded: number;
                            /** @description Disputed, or lost in a dispute */
                            disputed: number;
                            /**
                             * @description `declined`: no money was taken. `failing`: retries continue, and an operator may need to look
                             * @enum {unknown}
                             */
                            state: "open" | "settled" | "declined" | "failing";
                            failure: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /**
                             * Format: date
                             * @description The creation date in the account's time zone. Absent in webhooks
                             */
                            date?: string;
                            /** @description Minutes from midnight in the account's time zone */
                            time?: number;
                        }[];
                        /** @description Null without permission to view clients */
                        customer?: {
                            name: string;
                            email: string | null;
                            phone: string | null;
                            answers: {
                                [key: string]: string | number | boolean | string[];
                            };
                            notes: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - `not_bookable`: The account is suspended
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - `slot_taken`: The slot is not available
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             *     - `starts_at`: Not a date and time
             *     - The time zone name is unknown
             *     - `service_id`: The object does not exist
             *     - `client_id`: The object does not exist
             *     - `resource_ids`: Not a selectable resource of the service
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** @description The service's name at the time of booking */
                        service: string;
                        /** @description The session of its bookings */
                        session_id: number;
                        client_id: number | null;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        seats: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the account's time zone. Absent in webhooks
                         */
                        date?: string;
                        /** @description Minutes from midnight in the account's time zone */
                        start_time?: number;
                        /** @description Minutes from midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description The customer's time zone */
                        timezone: string;
                        /** @description In the customer's time zone. Absent in webhooks */
                        customer_time?: {
                            /** @description The customer's time zone, an IANA name */
                            timezone: string;
                            /** Format: date */
                            date: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description Minutes from midnight of `date` */
                            end_time: number;
                            /** @description The UTC offset at the start, such as `+09:00` */
                            offset: string;
                        };
                        locale: string;
                        held_until: string | null;
                        decide_by: string | null;
                        attention: "displaced" | "payment" | null;
                        reschedules: number;
                        made_by_staff: boolean;
                        cancelled_by: "customer" | "business" | null;
                        /** @description Increases with each change */
                        revision: number;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /** @description Its current resources; empty once released. Absent in webhooks */
                        resource_ids?: number[];
                        /** @description Its charges, oldest first; changes trigger webhooks */
                        charges?: {
                            /** @enum {unknown} */
                            kind: "deposit" | "fee";
                            reason: "no_show" | "late_cancel" | null;
                            amount: number;
                            currency: string;
                            /** @description The amount to keep; null while undecided */
                            keep: number | null;
                            /** @description The payment service's last report */
                            captured: number;
                            /** @description Includes refunds made at the payment service */
                            refunded: number;
                            /** @description Disputed, or lost in a dispute */
                            disputed: number;
                            /**
                             * @description `declined`: no money was taken. `failing`: retries continue, and an operator may need to look
                             * @enum {unknown}
                             */
                            state: "open" | "settled" | "declined" | "failing";
                            failure: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /**
                             * Format: date
                             * @description The creation date in the account's time zone. Absent in webhooks
                             */
                            date?: string;
                            /** @description Minutes from midnight in the account's time zone */
                            time?: number;
                        }[];
                        /** @description Null without permission to view clients */
                        customer?: {
                            name: string;
                            email: string | null;
                            phone: string | null;
                            answers: {
                                [key: string]: string | number | boolean | string[];
                            };
                            notes: string | null;
                        } | null;
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    starts_at?: string;
                    resource_ids?: number[];
                    notes?: string | null;
                    attendance?: "attended" | "no_show";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** @description The service's name at the time of booking */
                        service: string;
                        /** @description The session of its bookings */
                        session_id: number;
                        client_id: number | null;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        seats: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the account's time zone. Absent in webhooks
                         */
                        date?: string;
                        /** @description Minutes from midnight in the account's time zone */
                        start_time?: number;
                        /** @description Minutes from midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description The customer's time zone */
                        timezone: string;
                        /** @description In the customer's time zone. Absent in webhooks */
                        customer_time?: {
                            /** @description The customer's time zone, an IANA name */
                            timezone: string;
                            /** Format: date */
                            date: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description Minutes from midnight of `date` */
                            end_time: number;
                            /** @description The UTC offset at the start, such as `+09:00` */
                            offset: string;
                        };
                        locale: string;
                        held_until: string | null;
                        decide_by: string | null;
                        attention: "displaced" | "payment" | null;
                        reschedules: number;
                        made_by_staff: boolean;
                        cancelled_by: "customer" | "business" | null;
                        /** @description Increases with each change */
                        revision: number;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /** @description Its current resources; empty once released. Absent in webhooks */
                        resource_ids?: number[];
                        /** @description Its charges, oldest first; changes trigger webhooks */
                        charges?: {
                            /** @enum {unknown} */
                            kind: "deposit" | "fee";
                            reason: "no_show" | "late_cancel" | null;
                            amount: number;
                            currency: string;
                            /** @description The amount to keep; null while undecided */
                            keep: number | null;
                            /** @description The payment service's last report */
                            captured: number;
                            /** @description Includes refunds made at the payment service */
                            refunded: number;
                            /** @description Disputed, or lost in a dispute */
                            disputed: number;
                            /**
                             * @description `declined`: no money was taken. `failing`: retries continue, and an operator may need to look
                             * @enum {unknown}
                             */
                            state: "open" | "settled" | "declined" | "failing";
                            failure: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /**
                             * Format: date
                             * @description The creation date in the account's time zone. Absent in webhooks
                             */
                            date?: string;
                            /** @description Minutes from midnight in the account's time zone */
                            time?: number;
                        }[];
                        /** @description Null without permission to view clients */
                        customer?: {
                            name: string;
                            email: string | null;
                            phone: string | null;
                            answers: {
                                [key: string]: string | number | boolean | string[];
                            };
                            notes: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `not_possible`: The appointment's state does not allow this
             *     - `too_early`: The appointment has not started, or started more than thirty days ago
             *     - `fee_charged`: Attendance is set to attended, but a no-show fee was charged
             *     - `slot_taken`: The slot is not available
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `starts_at`: Not a date and time
             *     - `resource_ids`: Not a selectable resource of the service
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    approveAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** @description The service's name at the time of booking */
                        service: string;
                        /** @description The session of its bookings */
                        session_id: number;
                        client_id: number | null;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        seats: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the account's time zone. Absent in webhooks
                         */
                        date?: string;
                        /** @description Minutes from midnight in the account's time zone */
                        start_time?: number;
                        /** @description Minutes from midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description The customer's time zone */
                        timezone: string;
                        /** @description In the customer's time zone. Absent in webhooks */
                        customer_time?: {
                            /** @description The customer's time zone, an IANA name */
                            timezone: string;
                            /** Format: date */
                            date: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description Minutes from midnight of `date` */
                            end_time: number;
                            /** @description The UTC offset at the start, such as `+09:00` */
                            offset: string;
                        };
                        locale: string;
                        held_until: string | null;
                        decide_by: string | null;
                        attention: "displaced" | "payment" | null;
                        reschedules: number;
                        made_by_staff: boolean;
                        cancelled_by: "customer" | "business" | null;
                        /** @description Increases with each change */
                        revision: number;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /** @description Its current resources; empty once released. Absent in webhooks */
                        resource_ids?: number[];
                        /** @description Its charges, oldest first; changes trigger webhooks */
                        charges?: {
                            /** @enum {unknown} */
                            kind: "deposit" | "fee";
                            reason: "no_show" | "late_cancel" | null;
                            amount: number;
                            currency: string;
                            /** @description The amount to keep; null while undecided */
                            keep: number | null;
                            /** @description The payment service's last report */
                            captured: number;
                            /** @description Includes refunds made at the payment service */
                            refunded: number;
                            /** @description Disputed, or lost in a dispute */
                            disputed: number;
                            /**
                             * @description `declined`: no money was taken. `failing`: retries continue, and an operator may need to look
                             * @enum {unknown}
                             */
                            state: "open" | "settled" | "declined" | "failing";
                            failure: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /**
                             * Format: date
                             * @description The creation date in the account's time zone. Absent in webhooks
                             */
                            date?: string;
                            /** @description Minutes from midnight in the account's time zone */
                            time?: number;
                        }[];
                        /** @description Null without permission to view clients */
                        customer?: {
                            name: string;
                            email: string | null;
                            phone: string | null;
                            answers: {
                                [key: string]: string | number | boolean | string[];
                            };
                            notes: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - `not_possible`: The appointment's state does not allow this
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    declineAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** @description The service's name at the time of booking */
                        service: string;
                        /** @description The session of its bookings */
                        session_id: number;
                        client_id: number | null;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        seats: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the account's time zone. Absent in webhooks
                         */
                        date?: string;
                        /** @description Minutes from midnight in the account's time zone */
                        start_time?: number;
                        /** @description Minutes from midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description The customer's time zone */
                        timezone: string;
                        /** @description In the customer's time zone. Absent in webhooks */
                        customer_time?: {
                            /** @description The customer's time zone, an IANA name */
                            timezone: string;
                            /** Format: date */
                            date: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description Minutes from midnight of `date` */
                            end_time: number;
                            /** @description The UTC offset at the start, such as `+09:00` */
                            offset: string;
                        };
                        locale: string;
                        held_until: string | null;
                        decide_by: string | null;
                        attention: "displaced" | "payment" | null;
                        reschedules: number;
                        made_by_staff: boolean;
                        cancelled_by: "customer" | "business" | null;
                        /** @description Increases with each change */
                        revision: number;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /** @description Its current resources; empty once released. Absent in webhooks */
                        resource_ids?: number[];
                        /** @description Its charges, oldest first; changes trigger webhooks */
                        charges?: {
                            /** @enum {unknown} */
                            kind: "deposit" | "fee";
                            reason: "no_show" | "late_cancel" | null;
                            amount: number;
                            currency: string;
                            /** @description The amount to keep; null while undecided */
                            keep: number | null;
                            /** @description The payment service's last report */
                            captured: number;
                            /** @description Includes refunds made at the payment service */
                            refunded: number;
                            /** @description Disputed, or lost in a dispute */
                            disputed: number;
                            /**
                             * @description `declined`: no money was taken. `failing`: retries continue, and an operator may need to look
                             * @enum {unknown}
                             */
                            state: "open" | "settled" | "declined" | "failing";
                            failure: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /**
                             * Format: date
                             * @description The creation date in the account's time zone. Absent in webhooks
                             */
                            date?: string;
                            /** @description Minutes from midnight in the account's time zone */
                            time?: number;
                        }[];
                        /** @description Null without permission to view clients */
                        customer?: {
                            name: string;
                            email: string | null;
                            phone: string | null;
                            answers: {
                                [key: string]: string | number | boolean | string[];
                            };
                            notes: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - `not_possible`: The appointment's state does not allow this
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    cancelAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    by?: "business" | "customer";
                    /** @description The refund in minor units, at least as much as the terms say; only with `by` `customer` */
                    refund?: number;
                } | null;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** @description The service's name at the time of booking */
                        service: string;
                        /** @description The session of its bookings */
                        session_id: number;
                        client_id: number | null;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        seats: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the account's time zone. Absent in webhooks
                         */
                        date?: string;
                        /** @description Minutes from midnight in the account's time zone */
                        start_time?: number;
                        /** @description Minutes from midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description The customer's time zone */
                        timezone: string;
                        /** @description In the customer's time zone. Absent in webhooks */
                        customer_time?: {
                            /** @description The customer's time zone, an IANA name */
                            timezone: string;
                            /** Format: date */
                            date: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description Minutes from midnight of `date` */
                            end_time: number;
                            /** @description The UTC offset at the start, such as `+09:00` */
                            offset: string;
                        };
                        locale: string;
                        held_until: string | null;
                        decide_by: string | null;
                        attention: "displaced" | "payment" | null;
                        reschedules: number;
                        made_by_staff: boolean;
                        cancelled_by: "customer" | "business" | null;
                        /** @description Increases with each change */
                        revision: number;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /** @description Its current resources; empty once released. Absent in webhooks */
                        resource_ids?: number[];
                        /** @description Its charges, oldest first; changes trigger webhooks */
                        charges?: {
                            /** @enum {unknown} */
                            kind: "deposit" | "fee";
                            reason: "no_show" | "late_cancel" | null;
                            amount: number;
                            currency: string;
                            /** @description The amount to keep; null while undecided */
                            keep: number | null;
                            /** @description The payment service's last report */
                            captured: number;
                            /** @description Includes refunds made at the payment service */
                            refunded: number;
                            /** @description Disputed, or lost in a dispute */
                            disputed: number;
                            /**
                             * @description `declined`: no money was taken. `failing`: retries continue, and an operator may need to look
                             * @enum {unknown}
                             */
                            state: "open" | "settled" | "declined" | "failing";
                            failure: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /**
                             * Format: date
                             * @description The creation date in the account's time zone. Absent in webhooks
                             */
                            date?: string;
                            /** @description Minutes from midnight in the account's time zone */
                            time?: number;
                        }[];
                        /** @description Null without permission to view clients */
                        customer?: {
                            name: string;
                            email: string | null;
                            phone: string | null;
                            answers: {
                                [key: string]: string | number | boolean | string[];
                            };
                            notes: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - `not_possible`: The appointment's state does not allow this
             *     - `refund_changed`: The refund amount has changed
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             *     - `refund`: More than the deposit
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    chargeAppointment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    reason: "no_show" | "late_cancel";
                    /** @description In minor units; at most the agreed fee, less the kept deposit */
                    amount: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** @description The service's name at the time of booking */
                        service: string;
                        /** @description The session of its bookings */
                        session_id: number;
                        client_id: number | null;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        seats: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the account's time zone. Absent in webhooks
                         */
                        date?: string;
                        /** @description Minutes from midnight in the account's time zone */
                        start_time?: number;
                        /** @description Minutes from midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description The customer's time zone */
                        timezone: string;
                        /** @description In the customer's time zone. Absent in webhooks */
                        customer_time?: {
                            /** @description The customer's time zone, an IANA name */
                            timezone: string;
                            /** Format: date */
                            date: string;
                            /** @description Minutes from midnight */
                            start_time: number;
                            /** @description Minutes from midnight of `date` */
                            end_time: number;
                            /** @description The UTC offset at the start, such as `+09:00` */
                            offset: string;
                        };
                        locale: string;
                        held_until: string | null;
                        decide_by: string | null;
                        attention: "displaced" | "payment" | null;
                        reschedules: number;
                        made_by_staff: boolean;
                        cancelled_by: "customer" | "business" | null;
                        /** @description Increases with each change */
                        revision: number;
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        /** @description Its current resources; empty once released. Absent in webhooks */
                        resource_ids?: number[];
                        /** @description Its charges, oldest first; changes trigger webhooks */
                        charges?: {
                            /** @enum {unknown} */
                            kind: "deposit" | "fee";
                            reason: "no_show" | "late_cancel" | null;
                            amount: number;
                            currency: string;
                            /** @description The amount to keep; null while undecided */
                            keep: number | null;
                            /** @description The payment service's last report */
                            captured: number;
                            /** @description Includes refunds made at the payment service */
                            refunded: number;
                            /** @description Disputed, or lost in a dispute */
                            disputed: number;
                            /**
                             * @description `declined`: no money was taken. `failing`: retries continue, and an operator may need to look
                             * @enum {unknown}
                             */
                            state: "open" | "settled" | "declined" | "failing";
                            failure: string | null;
                            /** Format: date-time */
                            created_at: string;
                            /**
                             * Format: date
                             * @description The creation date in the account's time zone. Absent in webhooks
                             */
                            date?: string;
                            /** @description Minutes from midnight in the account's time zone */
                            time?: number;
                        }[];
                        /** @description Null without permission to view clients */
                        customer?: {
                            name: string;
                            email: string | null;
                            phone: string | null;
                            answers: {
                                [key: string]: string | number | boolean | string[];
                            };
                            notes: string | null;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - `not_possible`: The customer attended or did not cancel late
             *     - `no_card`: The appointment has no agreed fee or no saved card
             *     - `already_charged`: A fee was charged, is pending, or was declined twice
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             *     - `amount`: More than the agreed fee, less the kept deposit
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            /**
             * @description One of these:
             *
             *     - The service is stopping or overloaded
             *     - `payments_unavailable`: A deposit is required, but the payment service does not respond or is disconnected
             */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getServiceSlots: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                from: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                to: string;
                /** @description The time zone of the dates; defaults to the account's */
                timezone?: string;
                /** @description Only these resources of the parts */
                "resource_ids[]"?: number[];
                /** @description Only 1 */
                seats?: number;
                /** @description True to include free resources */
                with?: "resources";
                /** @description True to ignore the minimum notice and the booking window */
                unbound?: boolean;
                /** @description The appointment to reschedule: its own time counts as free */
                appointment?: number;
            };
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        timezone: string;
                        /** @description Minutes */
                        duration: number;
                        days: {
                            /** Format: date */
                            date: string;
                            slots: {
                                /** Format: date-time */
                                starts_at: string;
                                /** @description HH:MM in the requested time zone */
                                time: string;
                                /** @description The UTC offset then, such as +01:00 */
                                offset: string;
                                seats: number;
                                resource_ids?: number[];
                            }[];
                        }[];
                        /** @description If there are none, the next day with a slot */
                        next_date: string | null;
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The query has an unknown parameter */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `service_id`: The object does not exist
             *     - `resource_ids`: Not a selectable resource of the service
             *     - `appointment`: The appointment does not exist
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             *     - `to`: More than 62 days
             *     - The time zone name is unknown
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getAppointmentStanding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Its resources; empty once released */
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description True if the customer gets mails; false without an address */
                        told_by_mail: boolean;
                        /** @description True if the caller may change it: by permission, or as its resource or creator */
                        may_change: boolean;
                        terms: {
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            /** @description For all seats, in minor units; 0 for none */
                            deposit: number;
                            no_show_fee: number | null;
                            /** @enum {unknown} */
                            approval: "none" | "required";
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                            }[];
                        };
                        /** @description The customer's consents */
                        consents: string[];
                        payment: {
                            /**
                             * @description `card_kept`: no payment; a card is saved for the no-show fee
                             * @enum {unknown}
                             */
                            state: "open" | "reserved" | "paid" | "partly_refunded" | "refunded" | "void" | "failed" | "card_kept";
                            /** @description In minor units of the currency */
                            amount: number;
                            /** @description Refunded, or about to be */
                            refunded: number;
                            /** @description Authorized but not captured: released, or about to be */
                            released: number;
                            currency: string;
                            /** @description The amount that the business keeps; null while undecided */
                            kept: number | null;
                        } | null;
                        /** @description The refund if the customer cancels now; null if they cannot cancel */
                        refund_now: {
                            percent: number;
                            /** @description In minor units of the currency */
                            amount: number;
                        } | null;
                        free_until: string | null;
                        /** @description The fee that can be charged now; null for none */
                        chargeable: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description The maximum fee, in minor units */
                            most: number;
                        } | null;
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listSessions: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50, 0 for all */
                limit?: number;
                /** @description Number of entries to skip */
                offset?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
                /** @description Returns entries with a smaller id */
                before?: number;
                page?: number;
                per_page?: number;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                start_date?: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                end_date?: string;
                service_id?: number;
                "resource_ids[]"?: number[];
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "X-Total-Count": components["headers"]["TotalCount"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the account's time zone. Absent in webhooks
                         */
                        date?: string;
                        /** @description Minutes from midnight in the account's time zone */
                        start_time?: number;
                        /** @description Minutes from midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description The time zone of the first part's resource */
                        timezone: string;
                        seats: number;
                        seats_taken: number;
                        /** @description The booked resources; empty once over */
                        resource_ids: number[];
                        /** @description The appointments in it */
                        appointment_ids: number[];
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    }[];
                };
            };
            /**
             * @description One of these:
             *
             *     - The query has an unknown parameter
             *     - The range is too large for the filter
             */
            400: components["responses"]["TooWide"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `after`: Sent together with `offset` or `page`
             *     - `limit`: The whole list is too long for one response
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the account's time zone. Absent in webhooks
                         */
                        date?: string;
                        /** @description Minutes from midnight in the account's time zone */
                        start_time?: number;
                        /** @description Minutes from midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description The time zone of the first part's resource */
                        timezone: string;
                        seats: number;
                        seats_taken: number;
                        /** @description The booked resources; empty once over */
                        resource_ids: number[];
                        /** @description The appointments in it */
                        appointment_ids: number[];
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    starts_at?: string;
                    resource_ids?: number[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the account's time zone. Absent in webhooks
                         */
                        date?: string;
                        /** @description Minutes from midnight in the account's time zone */
                        start_time?: number;
                        /** @description Minutes from midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description The time zone of the first part's resource */
                        timezone: string;
                        seats: number;
                        seats_taken: number;
                        /** @description The booked resources; empty once over */
                        resource_ids: number[];
                        /** @description The appointments in it */
                        appointment_ids: number[];
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `not_possible`: The appointment's state does not allow this
             *     - `slot_taken`: The slot is not available
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `starts_at`: Not a date and time
             *     - `resource_ids`: Not a selectable resource of the service
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    cancelSession: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        url: string;
                        service_id: number;
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /**
                         * Format: date
                         * @description In the account's time zone. Absent in webhooks
                         */
                        date?: string;
                        /** @description Minutes from midnight in the account's time zone */
                        start_time?: number;
                        /** @description Minutes from midnight of `date`: 1440 is the end of that day */
                        end_time?: number;
                        /** @description The time zone of the first part's resource */
                        timezone: string;
                        seats: number;
                        seats_taken: number;
                        /** @description The booked resources; empty once over */
                        resource_ids: number[];
                        /** @description The appointments in it */
                        appointment_ids: number[];
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             *     - The caller's permissions cover only their own objects
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - `not_possible`: The appointment's state does not allow this
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    exportClient: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        exported_at: string;
                        client: {
                            id: number;
                            creator_id: number | null;
                            name: string;
                            notes: string | null;
                            email: string | null;
                            phone: string | null;
                            locale: string | null;
                            /** @description True if the client turned off reminders */
                            reminders_off: boolean;
                            archived: boolean;
                            /** Format: date-time */
                            updated_at: string;
                            /** @description #RRGGBB */
                            color: string;
                            /** Format: date-time */
                            created_at: string;
                        };
                        appointments: {
                            id: number;
                            url: string;
                            service_id: number;
                            /** @description The service's name at the time of booking */
                            service: string;
                            /** @description The session of its bookings */
                            session_id: number;
                            client_id: number | null;
                            /** @enum {unknown} */
                            state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                            seats: number;
                            /** Format: date-time */
                            starts_at: string;
                            /** Format: date-time */
                            ends_at: string;
                            /**
                             * Format: date
                             * @description In the account's time zone. Absent in webhooks
                             */
                            date?: string;
                            /** @description Minutes from midnight in the account's time zone */
                            start_time?: number;
                            /** @description Minutes from midnight of `date`: 1440 is the end of that day */
                            end_time?: number;
                            /** @description The customer's time zone */
                            timezone: string;
                            /** @description In the customer's time zone. Absent in webhooks */
                            customer_time?: {
                                /** @description The customer's time zone, an IANA name */
                                timezone: string;
                                /** Format: date */
                                date: string;
                                /** @description Minutes from midnight */
                                start_time: number;
                                /** @description Minutes from midnight of `date` */
                                end_time: number;
                                /** @description The UTC offset at the start, such as `+09:00` */
                                offset: string;
                            };
                            locale: string;
                            held_until: string | null;
                            decide_by: string | null;
                            attention: "displaced" | "payment" | null;
                            reschedules: number;
                            made_by_staff: boolean;
                            cancelled_by: "customer" | "business" | null;
                            /** @description Increases with each change */
                            revision: number;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            /** @description Its current resources; empty once released. Absent in webhooks */
                            resource_ids?: number[];
                            /** @description Its charges, oldest first; changes trigger webhooks */
                            charges?: {
                                /** @enum {unknown} */
                                kind: "deposit" | "fee";
                                reason: "no_show" | "late_cancel" | null;
                                amount: number;
                                currency: string;
                                /** @description The amount to keep; null while undecided */
                                keep: number | null;
                                /** @description The payment service's last report */
                                captured: number;
                                /** @description Includes refunds made at the payment service */
                                refunded: number;
                                /** @description Disputed, or lost in a dispute */
                                disputed: number;
                                /**
                                 * @description `declined`: no money was taken. `failing`: retries continue, and an operator may need to look
                                 * @enum {unknown}
                                 */
                                state: "open" | "settled" | "declined" | "failing";
                                failure: string | null;
                                /** Format: date-time */
                                created_at: string;
                                /**
                                 * Format: date
                                 * @description The creation date in the account's time zone. Absent in webhooks
                                 */
                                date?: string;
                                /** @description Minutes from midnight in the account's time zone */
                                time?: number;
                            }[];
                            /** @description Null without permission to view clients */
                            customer?: {
                                name: string;
                                email: string | null;
                                phone: string | null;
                                answers: {
                                    [key: string]: string | number | boolean | string[];
                                };
                                notes: string | null;
                            } | null;
                            /** @description The client's consents, with times */
                            consents: {
                                [key: string]: unknown;
                            };
                        }[];
                        charges: {
                            appointment_id: number;
                            /** @description `deposit` or `fee` */
                            kind: string;
                            reason: string | null;
                            /** @description `open`, `settled`, `declined` or `failing` */
                            state: string;
                            transaction_id: string | null;
                            currency: string;
                            /** @description In minor units, as all amounts here */
                            amount: number;
                            /** @description The amount that the business keeps; null while undecided */
                            keep: number | null;
                            captured: number;
                            refunded: number;
                            voided: number;
                            /** Format: date-time */
                            created_at: string;
                            /** @description The saved card for a fee */
                            card: {
                                last4: string;
                                scheme: string;
                            } | null;
                        }[];
                        /** @description Queued mails */
                        notices: {
                            appointment_id: number;
                            /** @description The type of mail */
                            kind: string;
                            /** Format: date-time */
                            due_at: string;
                        }[];
                        /** @description Bookings that members made for the client */
                        bookings: {
                            id: number;
                            group_id: number | null;
                            resource_id: number;
                            resource_ids: number[];
                            client_id: number | null;
                            project_id: number | null;
                            details: string;
                            /**
                             * @deprecated
                             * @description The same as `details`
                             */
                            notes: string;
                            /** Format: date */
                            start_date: string;
                            /** Format: date */
                            end_date: string;
                            /** @description Minutes per day */
                            duration: number;
                            start_time: number | null;
                            end_time: number | null;
                            timezone: string;
                            billable: boolean;
                            /** @description Does not count against availability */
                            tentative: boolean;
                            /** @description True if one of its days is on the waiting list */
                            waiting: boolean;
                            /** @description Held while it awaits the customer or approval */
                            state: "booked" | "held";
                            /** @description The customers' session; the appointment controls its time and end */
                            session_id: number | null;
                            /** @description True for an hour after a change */
                            refreshable: boolean;
                            /** @description Increases with each change */
                            revision: number;
                            deleted: boolean;
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                            durations: {
                                /** Format: date */
                                date: string;
                                duration: number;
                                start_time: number | null;
                                end_time: number | null;
                                waiting: boolean;
                            }[];
                        }[];
                        /** @description Audit log entries about the client and their projects */
                        audit: {
                            id: number;
                            /** Format: date-time */
                            at: string;
                            /**
                             * @description The type of the changed object
                             * @enum {unknown}
                             */
                            kind: "account" | "booking" | "client" | "project" | "resource" | "resource_type" | "downtime" | "service" | "appointment" | "downtime_type" | "user" | "webhook" | "feed" | "booking_page" | "merchant";
                            /** @description The changed object's id */
                            subject_id: number;
                            /** @enum {unknown} */
                            action: "create" | "update" | "delete";
                            before: {
                                [key: string]: unknown;
                            } | null;
                            after: {
                                [key: string]: unknown;
                            } | null;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    eraseClient: {
        parameters: {
            query?: never;
            header?: {
                /** @description Makes a request safe to repeat. The same key and body run once and get the same response for at least a day */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        creator_id: number | null;
                        name: string;
                        notes: string | null;
                        email: string | null;
                        phone: string | null;
                        locale: string | null;
                        /** @description True if the client turned off reminders */
                        reminders_off: boolean;
                        archived: boolean;
                        /** Format: date-time */
                        updated_at: string;
                        url: string;
                        /** @description #RRGGBB */
                        color: string;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - An appointment or a booking is in the future
             *     - A payment is pending, or may still arrive
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Empty or longer than 255 characters
             *     - `Idempotency-Key`: Used before with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    previewMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    kind: "confirmed" | "requested" | "declined" | "moved" | "cancelled" | "reminder" | "payment_lost" | "fee_charged" | "fee_refunded" | "deposit_kept" | "verify";
                    /** @enum {unknown} */
                    language: "bg" | "cs" | "da" | "de" | "el" | "en" | "es" | "et" | "fi" | "fr" | "hr" | "hu" | "is" | "it" | "lt" | "lv" | "nb" | "nl" | "pl" | "pt" | "ro" | "sk" | "sl" | "sv" | "uk";
                    /** @description The default text if empty */
                    subject?: string;
                    /** @description No text if empty */
                    paragraph?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        subject: string;
                        /** @description The plain-text version */
                        text: string;
                        /** @description The HTML version */
                        html: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `texts`: A variable in braces is unknown
             *     - `texts`: A subject has several lines
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    previewPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {unknown} */
                    step: "services" | "whom" | "times" | "details" | "terms";
                    /** @description `da-DK`; defaults to English */
                    locale?: string;
                    service: {
                        /** @description Shown to customers */
                        description?: string;
                        /** @description Sort order on the page */
                        position?: number;
                        /**
                         * @description `unlisted`: reachable only by a secret URL
                         * @enum {unknown}
                         */
                        visibility?: "public" | "unlisted" | "off";
                        /** @description The appointment's length in minutes, without buffers */
                        duration: number;
                        /** @description Buffer before the appointment, in minutes */
                        buffer_before?: number;
                        /** @description Buffer after the appointment, in minutes */
                        buffer_after?: number;
                        /** @description Slot interval in minutes; defaults to `duration` */
                        slot_step?: number;
                        /** @description Minimum minutes between booking and start */
                        minimum_notice?: number;
                        /** @description Booking window: days ahead */
                        horizon?: number;
                        /** @description In minor units; null for none */
                        price?: number | null;
                        /** @description ISO 4217 */
                        currency?: string | null;
                        /** @description In minor units; requires a saved card */
                        no_show_fee?: number | null;
                        /** @enum {unknown} */
                        approval?: "none" | "required";
                        /** @description Hours until a request is declined automatically */
                        approval_hours?: number;
                        /** @description Steps with falling minutes and percentages; no refund after the last */
                        cancellation?: {
                            minutes_before: number;
                            refund_percent: number;
                        }[];
                        /** @description In minutes; null for never */
                        reschedule_before?: number | null;
                        most_reschedules?: number;
                        /** @description True if customers must verify their address by a mailed link */
                        verify_email?: boolean;
                        archived?: boolean;
                        color?: string | null;
                        deposit?: {
                            /** @enum {unknown} */
                            kind: "none" | "fixed" | "percent" | "full";
                            /** @description Minor units or percent; 0 for `none` and `full` */
                            value?: number;
                        };
                        questions?: {
                            /** @description Letters, digits, - and _; defaults to a number */
                            id?: string;
                            label: string;
                            /** @enum {unknown} */
                            kind: "text" | "long_text" | "number" | "choice" | "choices" | "checkbox";
                            /** @description For choices only */
                            options?: string[];
                            required?: boolean;
                        }[];
                        /** @description Only 1 so far */
                        seats?: number;
                        /** @description Only 1 so far */
                        seats_per_booking?: number;
                        /** @description Reserved: leave it out */
                        start_times?: unknown;
                        name: string;
                        /** @description Every appointment needs all parts */
                        parts: {
                            /** @description Letters, digits, - and _; defaults to a number */
                            id?: string;
                            /** @description A label for customers: stylist, room */
                            name?: string;
                            /** @description Resources in order of preference */
                            resource_ids: number[];
                            /** @description Number of resources used at once */
                            count?: number;
                            /** @description True if customers can choose */
                            choosable?: boolean;
                        }[];
                    };
                    /** @description The existing service that this draft changes; the draft replaces it */
                    service_id?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The HTML body of the page */
                        html: string;
                        /** @description The page's style sheet */
                        style: string;
                        /** @description The language of the page */
                        locale: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The account is suspended: it is read-only
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `seats`, `seats_per_booking` or `start_times`: Group bookings do not exist yet
             *     - `duration`: More than 1440 minutes, buffers included
             *     - `currency`: Missing, and the service has a price or a fee
             *     - `currency`: Not an ISO 4217 currency
             *     - `deposit`: Set without a price
             *     - `deposit.value`: Not between 1 and the price, or 100 percent
             *     - The id of a part or question is repeated
             *     - `parts`: A resource is repeated
             *     - `parts`: A part needs more resources than it lists
             *     - `questions`: A choice has fewer than two options, or a repeated one
             *     - `questions`: A question other than a choice has options
             *     - `cancellation`: A step does not have fewer minutes and a lower percentage than the previous one
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listMeTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description The first characters of the token */
                        prefix: string;
                        scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                        /** Format: date-time */
                        created_at: string;
                        expires_at: string | null;
                        last_used_at: string | null;
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The call used a token; it must come from the desk */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createMeToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A name for the token */
                    name: string;
                    scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                    /** @description Lifetime in days; null for no expiry */
                    days: number | null;
                    /** @description The person's current password */
                    current: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        /** @description The first characters of the token */
                        prefix: string;
                        scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                        /** Format: date-time */
                        created_at: string;
                        expires_at: string | null;
                        last_used_at: string | null;
                        /** @description Returned only here */
                        token: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - The call used a token; it must come from the desk
             *     - `step_up_required`: The second factor was not proved recently at the desk
             *     - `unconfirmed_address`: The person's address is not confirmed
             */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `name`: Blank or longer than 60 characters
             *     - `current`: The current password is wrong
             */
            422: components["responses"]["Invalid"];
            /**
             * @description One of these:
             *
             *     - The application sent too many requests
             *     - `too_many_guesses`: Too many wrong passwords
             */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMeTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description The call used a token; it must come from the desk */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMeToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description The call used a token; it must come from the desk */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    readConsent: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The query string of `/oauth/authorize` */
                    query: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The application's name */
                        application: string;
                        /** @description The developer of the application */
                        maker: string;
                        /** @description The requested scopes, in words */
                        phrases: string[];
                        /** @description True if the application requires a second factor of people with one */
                        step_up: boolean;
                        /** @description The names of the person's accounts */
                        accounts: string[];
                        /** @description The origin of the redirect URL */
                        redirect_url: string;
                        /** @description The validated request; consent covers exactly this */
                        parameters: {
                            [key: string]: string;
                        };
                        /** @description The URL to open with the person's decision */
                        continue_url: string;
                        /** @description The redirect URL with the error, if the request is invalid */
                        declined_url: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description The call used a token; it must come from the desk */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `query`: The application is unknown, or the redirect URL is not registered
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listMeGrants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        application_id: number;
                        name: string;
                        /** @description The developer of the application */
                        maker_name: string;
                        scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                        /** Format: date-time */
                        since: string;
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The call used a token; it must come from the desk */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMeGrants: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description The call used a token; it must come from the desk */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMeGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description The call used a token; it must come from the desk */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listMeApplications: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        client_id: string;
                        /** @description True if it has a secret; a public application uses PKCE */
                        confidential: boolean;
                        /** @description Allowed redirect URLs, compared exactly: https, or http on localhost */
                        redirect_urls: string[];
                        /** @description True if it may use the password grant */
                        may_use_passwords: boolean;
                        /** @description The scopes it may request */
                        scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                        /**
                         * @description Lifetime of its access tokens, in seconds
                         * @enum {unknown}
                         */
                        access_seconds: 604800 | 7200;
                        /** @description Requests allowed in ten seconds */
                        requests_per_window: number;
                        /** @description The authorization endpoint */
                        authorize_url: string;
                        /** @description The token endpoint */
                        token_url: string;
                        /** Format: date-time */
                        created_at: string;
                    }[];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The call used a token; it must come from the desk */
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createMeApplication: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Shown to people on the consent page */
                    name: string;
                    /** @description Allowed redirect URLs, compared exactly: https, or http on localhost */
                    redirect_urls: string[];
                    /** @description The scopes it may request */
                    scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                    /** @default true */
                    confidential?: boolean;
                    /** @default false */
                    may_use_passwords?: boolean;
                    /**
                     * @description Lifetime of its access tokens, in seconds
                     * @enum {unknown}
                     */
                    access_seconds?: 604800 | 7200;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        client_id: string;
                        /** @description True if it has a secret; a public application uses PKCE */
                        confidential: boolean;
                        /** @description Allowed redirect URLs, compared exactly: https, or http on localhost */
                        redirect_urls: string[];
                        /** @description True if it may use the password grant */
                        may_use_passwords: boolean;
                        /** @description The scopes it may request */
                        scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                        /**
                         * @description Lifetime of its access tokens, in seconds
                         * @enum {unknown}
                         */
                        access_seconds: 604800 | 7200;
                        /** @description Requests allowed in ten seconds */
                        requests_per_window: number;
                        /** @description The authorization endpoint */
                        authorize_url: string;
                        /** @description The token endpoint */
                        token_url: string;
                        /** Format: date-time */
                        created_at: string;
                        /** @description Returned only here; null for a public application */
                        client_secret: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - The call used a token; it must come from the desk
             *     - `unconfirmed_address`: The person's address is not confirmed
             */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `name`: Blank or longer than 60 characters
             *     - `redirect_urls`: Empty, and the application may not use passwords
             *     - `redirect_urls`: A URL is not absolute https, or http on localhost
             *     - `may_use_passwords`: True for a public application
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getMeApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        client_id: string;
                        /** @description True if it has a secret; a public application uses PKCE */
                        confidential: boolean;
                        /** @description Allowed redirect URLs, compared exactly: https, or http on localhost */
                        redirect_urls: string[];
                        /** @description True if it may use the password grant */
                        may_use_passwords: boolean;
                        /** @description The scopes it may request */
                        scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                        /**
                         * @description Lifetime of its access tokens, in seconds
                         * @enum {unknown}
                         */
                        access_seconds: 604800 | 7200;
                        /** @description Requests allowed in ten seconds */
                        requests_per_window: number;
                        /** @description The authorization endpoint */
                        authorize_url: string;
                        /** @description The token endpoint */
                        token_url: string;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            /** @description The call used a token; it must come from the desk */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateMeApplication: {
        parameters: {
            query?: never;
            header?: {
                /** @description Refuses the change with 412 if no tag matches the current `ETag`. The comparison ignores the weak prefix, so `W/"…"` from a compressing proxy matches */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description Shown to people on the consent page */
                    name?: string;
                    /** @description Allowed redirect URLs, compared exactly: https, or http on localhost */
                    redirect_urls?: string[];
                    /** @description The scopes it may request */
                    scopes?: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                    may_use_passwords?: boolean;
                    /**
                     * @description Lifetime of its access tokens, in seconds
                     * @enum {unknown}
                     */
                    access_seconds?: 604800 | 7200;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        name: string;
                        client_id: string;
                        /** @description True if it has a secret; a public application uses PKCE */
                        confidential: boolean;
                        /** @description Allowed redirect URLs, compared exactly: https, or http on localhost */
                        redirect_urls: string[];
                        /** @description True if it may use the password grant */
                        may_use_passwords: boolean;
                        /** @description The scopes it may request */
                        scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                        /**
                         * @description Lifetime of its access tokens, in seconds
                         * @enum {unknown}
                         */
                        access_seconds: 604800 | 7200;
                        /** @description Requests allowed in ten seconds */
                        requests_per_window: number;
                        /** @description The authorization endpoint */
                        authorize_url: string;
                        /** @description The token endpoint */
                        token_url: string;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description The call used a token; it must come from the desk */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["Changed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `name`: Blank or longer than 60 characters
             *     - `redirect_urls`: Empty, and the application may not use passwords
             *     - `redirect_urls`: A URL is not absolute https, or http on localhost
             *     - `may_use_passwords`: True for a public application
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMeApplication: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description The call used a token; it must come from the desk */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    renewMeApplicationSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Returned only here */
                        client_secret: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - The call used a token; it must come from the desk
             *     - `step_up_required`: The second factor was not proved recently at the desk
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `confidential`: The application is public
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getMeApplicationGrants: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        total: number;
                        /** @description Up to 100, newest first */
                        holders: {
                            user_id: number;
                            name: string;
                            email: string;
                            scopes: ("accounts:read" | "accounts:write" | "users:read" | "users:write" | "resource_types:read" | "resource_types:write" | "resources:read" | "resources:write" | "clients:read" | "clients:write" | "projects:read" | "projects:write" | "bookings:read" | "bookings:write" | "downtimes:read" | "downtimes:write" | "services:read" | "services:write" | "appointments:read" | "appointments:write" | "reports:read" | "webhooks:read" | "webhooks:write" | "calendars:read" | "calendars:write" | "audit:read")[];
                            /** Format: date-time */
                            since: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The call used a token; it must come from the desk */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteMeApplicationGrant: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
                userId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /** @description The call used a token; it must come from the desk */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    offerAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_id: number;
                };
            };
        };
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unauthorized"];
            /**
             * @description One of these:
             *
             *     - `insufficient_scope`: The token lacks a scope
             *     - The caller's permissions do not allow this
             *     - The caller does not own the account
             *     - `step_up_required`: The second factor was not proved recently at the desk
             *     - `step_up_required`: The token was issued without a second factor
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `user_id`: The object does not exist
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getCalendarFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    getPublicPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        name: string;
                        intro: string | null;
                        contact_email: string | null;
                        phone: string | null;
                        address: string | null;
                        privacy_url: string | null;
                        terms_url: string | null;
                        accent_color: string | null;
                        timezone: string;
                        /** @description True if payments are in test mode */
                        test: boolean;
                        websites: string[];
                        services: {
                            /** @description The number of a public service, or the secret id of an unlisted one */
                            id: string;
                            name: string;
                            description: string;
                            color: string;
                            /** @description Minutes */
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Per seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            /** @enum {unknown} */
                            approval: "none" | "required";
                            approval_hours: number;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            most_reschedules: number;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                            seats: number;
                            verify_email: boolean;
                            parts: {
                                id: string;
                                name: string;
                                choosable: boolean;
                                /** @description Empty unless customers can choose a resource */
                                resources: {
                                    id: number;
                                    name: string;
                                    color: string;
                                }[];
                            }[];
                        }[];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    getPublicNotice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                notice: "privacy" | "terms";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The name of the business */
                        name: string;
                        /** @description Plain paragraphs */
                        text: string;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    getPublicService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                /** @description The service's id on the booking page */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description The number of a public service, or the secret id of an unlisted one */
                        id: string;
                        name: string;
                        description: string;
                        color: string;
                        /** @description Minutes */
                        duration: number;
                        price: number | null;
                        currency: string | null;
                        deposit: {
                            kind: string;
                            /** @description Per seat, in minor units */
                            amount: number;
                        };
                        no_show_fee: number | null;
                        /** @enum {unknown} */
                        approval: "none" | "required";
                        approval_hours: number;
                        cancellation: {
                            minutes_before: number;
                            refund_percent: number;
                        }[];
                        reschedule_before: number | null;
                        most_reschedules: number;
                        questions: {
                            id: string;
                            label: string;
                            kind: string;
                            options: string[];
                            required: boolean;
                        }[];
                        seats: number;
                        verify_email: boolean;
                        parts: {
                            id: string;
                            name: string;
                            choosable: boolean;
                            /** @description Empty unless customers can choose a resource */
                            resources: {
                                id: number;
                                name: string;
                                color: string;
                            }[];
                        }[];
                    };
                };
            };
            404: components["responses"]["NotFound"];
            default: components["responses"]["Failed"];
        };
    };
    listPublicSlots: {
        parameters: {
            query: {
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                from: string;
                /** @description YYYY-MM-DD. A date-time counts by its date; an offset must give the same day in the zone */
                to: string;
                /** @description The time zone of the dates; defaults to the account's */
                timezone?: string;
                /** @description Only these resources of the parts */
                "resource_ids[]"?: number[];
                /** @description Only 1 */
                seats?: number;
                /** @description True to include free resources */
                with?: "resources";
                /** @description The token of the appointment to reschedule; its own time counts as free */
                appointment?: string;
            };
            header?: {
                /** @description Returns 304 without a body if a tag matches the current `ETag` */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /** @description The account's URL id */
                account: string;
                /** @description The service's id on the booking page */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        timezone: string;
                        /** @description Minutes */
                        duration: number;
                        days: {
                            /** Format: date */
                            date: string;
                            slots: {
                                /** Format: date-time */
                                starts_at: string;
                                /** @description HH:MM in the requested time zone */
                                time: string;
                                /** @description The UTC offset then, such as +01:00 */
                                offset: string;
                                seats: number;
                                resource_ids?: number[];
                            }[];
                        }[];
                        /** @description If there are none, the next day with a slot */
                        next_date: string | null;
                        /** @description The offsets of the time zone, from today to a year after the range */
                        clock: {
                            /** @description Null for the first entry */
                            from: string | null;
                            /** @description The UTC offset from then on, such as +01:00 */
                            offset: string;
                        }[];
                    };
                };
            };
            /** @description `If-None-Match` matches the current version */
            304: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The query has an unknown parameter */
            400: components["responses"]["TooWide"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - Not a date between the years 1900 and 2999
             *     - The offset puts the date-time on another day in the date's time zone
             *     - The last day is before the first
             *     - `to`: More than 62 days
             *     - The time zone name is unknown
             *     - `resource_ids`: Not a selectable resource of the service
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    holdSlot: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The service's id on the booking page */
                    service_id: string;
                    /** @description A date and time in UTC: YYYY-MM-DDTHH:MM:SSZ */
                    starts_at: string;
                    resource_ids?: number[];
                    /** @description Only 1: group bookings do not exist yet */
                    seats?: number;
                    timezone?: string;
                    locale?: string;
                    /** @description The token of a hold to release in exchange */
                    replaces?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A secret: it allows everything that the customer may do */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Per seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description True if payments are in test mode */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description The customer's time zone */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The customer's chosen resources that are still selectable; empty for any */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description True if the customer must verify the address with the mailed link */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: no payment; a card is saved for the no-show fee */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Authorized but not captured: released, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The saved card for the no-show fee */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description The charged no-show or late-cancellation fee */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The maximum that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description The refunded amount */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            /** @description `not_bookable`: The account is suspended */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `slot_taken`: The slot is not available
             *     - A request with the same Idempotency-Key is still running
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `seats`: Not 1; group bookings do not exist yet
             *     - `starts_at`: Not a date and time
             *     - The time zone name is unknown
             *     - `resource_ids`: Not a selectable resource of the service
             *     - `Idempotency-Key`: Not a UUID; required without a token
             *     - `Idempotency-Key`: Used before with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            /**
             * @description One of these:
             *
             *     - The service is stopping or overloaded
             *     - `payments_unavailable`: A deposit is required, but the payment service does not respond or is disconnected
             */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    getAppointmentByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A secret: it allows everything that the customer may do */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Per seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description True if payments are in test mode */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description The customer's time zone */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The customer's chosen resources that are still selectable; empty for any */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description True if the customer must verify the address with the mailed link */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: no payment; a card is saved for the no-show fee */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Authorized but not captured: released, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The saved card for the no-show fee */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description The charged no-show or late-cancellation fee */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The maximum that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description The refunded amount */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    releaseHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `not_possible`: The appointment's state does not allow this
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    extendHold: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A secret: it allows everything that the customer may do */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Per seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description True if payments are in test mode */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description The customer's time zone */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The customer's chosen resources that are still selectable; empty for any */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description True if the customer must verify the address with the mailed link */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: no payment; a card is saved for the no-show fee */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Authorized but not captured: released, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The saved card for the no-show fee */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description The charged no-show or late-cancellation fee */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The maximum that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description The refunded amount */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - `not_possible`: The appointment's state does not allow this
             *     - `not_possible`: The hold was extended ten times, or awaits payment
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /**
             * @description One of these:
             *
             *     - The client in the stored response was erased
             *     - `hold_expired`: The hold has expired or was released
             */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not a UUID; required without a token
             *     - `Idempotency-Key`: Used before with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    giveDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    email: string;
                    phone?: string | null;
                    answers?: {
                        [key: string]: string | number | boolean | string[];
                    };
                    consents?: {
                        terms?: boolean;
                        no_show_fee?: boolean;
                    };
                    /** @description Must be empty */
                    website?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A secret: it allows everything that the customer may do */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Per seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description True if payments are in test mode */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description The customer's time zone */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The customer's chosen resources that are still selectable; empty for any */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description True if the customer must verify the address with the mailed link */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: no payment; a card is saved for the no-show fee */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Authorized but not captured: released, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The saved card for the no-show fee */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description The charged no-show or late-cancellation fee */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The maximum that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description The refunded amount */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `not_possible`: The appointment's state does not allow this
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /** @description `hold_expired`: The hold has expired or was released */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `name`: Empty
             *     - `email`: Not an e-mail address
             *     - `phone`: Not a telephone number: at least three digits, with separators
             *     - `consents.terms`: Not true, and the business has terms
             *     - `consents.no_show_fee`: Not true, and the service has a no-show fee
             *     - `website`: Not empty
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            /**
             * @description One of these:
             *
             *     - The service is stopping or overloaded
             *     - `payments_unavailable`: A deposit is required, but the payment service does not respond or is disconnected
             */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    rescheduleByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A date and time in UTC: YYYY-MM-DDTHH:MM:SSZ */
                    starts_at: string;
                    /** @description The preferred resources. Defaults to `wished_ids`, then to any resource */
                    resource_ids?: number[];
                    timezone?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A secret: it allows everything that the customer may do */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Per seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description True if payments are in test mode */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description The customer's time zone */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The customer's chosen resources that are still selectable; empty for any */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description True if the customer must verify the address with the mailed link */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: no payment; a card is saved for the no-show fee */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Authorized but not captured: released, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The saved card for the no-show fee */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description The charged no-show or late-cancellation fee */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The maximum that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description The refunded amount */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - `not_possible`: The appointment's state does not allow this
             *     - `too_late`: The deadline has passed, or the reschedule limit is reached
             *     - `slot_taken`: The slot is not available
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not a UUID; required without a token
             *     - `Idempotency-Key`: Used before with another body
             *     - `starts_at`: Not a date and time
             *     - The time zone name is unknown
             *     - `resource_ids`: Not a selectable resource of the service
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    cancelByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The `amount` of `refund_now`; a different amount gives 409 */
                    expected_refund: number;
                    /** @description The `percent` of `refund_now`; 409 if the current percentage is lower, because a fee may be due */
                    expected_percent?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A secret: it allows everything that the customer may do */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Per seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description True if payments are in test mode */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description The customer's time zone */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The customer's chosen resources that are still selectable; empty for any */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description True if the customer must verify the address with the mailed link */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: no payment; a card is saved for the no-show fee */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Authorized but not captured: released, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The saved card for the no-show fee */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description The charged no-show or late-cancellation fee */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The maximum that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description The refunded amount */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - A request with the same Idempotency-Key is still running
             *     - `not_possible`: The appointment's state does not allow this
             *     - `too_late`: The deadline has passed, or the reschedule limit is reached
             *     - `refund_changed`: The refund amount has changed
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /** @description The client in the stored response was erased */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `Idempotency-Key`: Not a UUID; required without a token
             *     - `Idempotency-Key`: Used before with another body
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    lookForPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A secret: it allows everything that the customer may do */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Per seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description True if payments are in test mode */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description The customer's time zone */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The customer's chosen resources that are still selectable; empty for any */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description True if the customer must verify the address with the mailed link */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: no payment; a card is saved for the no-show fee */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Authorized but not captured: released, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The saved card for the no-show fee */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description The charged no-show or late-cancellation fee */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The maximum that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description The refunded amount */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getCalendarByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/calendar": string;
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    stopReminders: {
        parameters: {
            query?: {
                /** @description From the link in a mail */
                proof?: string;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A secret: it allows everything that the customer may do */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Per seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description True if payments are in test mode */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description The customer's time zone */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The customer's chosen resources that are still selectable; empty for any */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description True if the customer must verify the address with the mailed link */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: no payment; a card is saved for the no-show fee */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Authorized but not captured: released, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The saved card for the no-show fee */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description The charged no-show or late-cancellation fee */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The maximum that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description The refunded amount */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /** @description Too many concurrent bookings or changes of the same days */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    askToForget: {
        parameters: {
            query?: {
                /** @description From the link in a mail */
                proof?: string;
            };
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /** @description `nobody_there`: The account has no administrator, and its page has no contact address */
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `proof`: Not the proof in the mail to the current address
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    proveAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description From the link in the verification mail */
                    proof: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A secret: it allows everything that the customer may do */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Per seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description True if payments are in test mode */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description The customer's time zone */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The customer's chosen resources that are still selectable; empty for any */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description True if the customer must verify the address with the mailed link */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: no payment; a card is saved for the no-show fee */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Authorized but not captured: released, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The saved card for the no-show fee */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description The charged no-show or late-cancellation fee */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The maximum that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description The refunded amount */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `not_possible`: The appointment's state does not allow this
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /** @description `hold_expired`: The hold has expired or was released */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `proof`: Not the proof in the mail to the current address
             */
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            /**
             * @description One of these:
             *
             *     - The service is stopping or overloaded
             *     - `payments_unavailable`: A deposit is required, but the payment service does not respond or is disconnected
             */
            503: components["responses"]["Unavailable"];
            default: components["responses"]["Failed"];
        };
    };
    sendProofAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The account's URL id */
                account: string;
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description A secret: it allows everything that the customer may do */
                        token: string;
                        revision: number;
                        /** @enum {unknown} */
                        state: "held" | "requested" | "confirmed" | "expired" | "declined" | "cancelled" | "attended" | "no_show";
                        service: {
                            id: string | null;
                            name: string;
                            duration: number;
                            price: number | null;
                            currency: string | null;
                            deposit: {
                                kind: string;
                                /** @description Per seat, in minor units */
                                amount: number;
                            };
                            no_show_fee: number | null;
                            approval: string;
                            cancellation: {
                                minutes_before: number;
                                refund_percent: number;
                            }[];
                            reschedule_before: number | null;
                            questions: {
                                id: string;
                                label: string;
                                kind: string;
                                options: string[];
                                required: boolean;
                            }[];
                        };
                        business: {
                            name: string;
                            contact_email: string | null;
                            phone: string | null;
                            address: string | null;
                            timezone: string;
                            /** @description True if payments are in test mode */
                            test: boolean;
                            terms_url: string | null;
                            privacy_url: string | null;
                            accent_color: string | null;
                        };
                        /** Format: date-time */
                        starts_at: string;
                        /** Format: date-time */
                        ends_at: string;
                        /** Format: date */
                        date: string;
                        time: string;
                        end_time: string;
                        offset: string;
                        /** @description The customer's time zone */
                        timezone: string;
                        business_time: {
                            timezone: string;
                            /** Format: date */
                            date: string;
                            time: string;
                            offset: string;
                        };
                        resources: {
                            id: number;
                            name: string;
                        }[];
                        /** @description The customer's chosen resources that are still selectable; empty for any */
                        wished_ids: number[];
                        seats: number;
                        held_until: string | null;
                        extensions_left: number;
                        customer: {
                            name: string;
                            email: string;
                            phone: string | null;
                        } | null;
                        /** @description True if the customer must verify the address with the mailed link */
                        must_verify: boolean;
                        answers: {
                            [key: string]: string | number | boolean | string[];
                        };
                        payment: {
                            /** @description `card_kept`: no payment; a card is saved for the no-show fee */
                            state: string;
                            amount: number;
                            refunded: number;
                            /** @description Authorized but not captured: released, or about to be */
                            released: number;
                            currency: string;
                            url: string | null;
                        } | null;
                        /** @description The saved card for the no-show fee */
                        card: {
                            last4: string;
                            scheme: string;
                        } | null;
                        /** @description The charged no-show or late-cancellation fee */
                        fee: {
                            /** @enum {unknown} */
                            reason: "no_show" | "late_cancel";
                            /** @description In minor units */
                            amount: number;
                            /** @description The maximum that the customer agreed to */
                            agreed: number;
                            currency: string;
                            /** Format: date-time */
                            charged_at: string;
                            /** @description The refunded amount */
                            refunded: number;
                        } | null;
                        refund_now: {
                            percent: number;
                            amount: number;
                        };
                        free_until: string | null;
                        may: {
                            extend: boolean;
                            release: boolean;
                            cancel: boolean;
                            reschedule: boolean;
                        };
                        cancelled_by: string | null;
                        decide_by: string | null;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            404: components["responses"]["NotFound"];
            /**
             * @description One of these:
             *
             *     - `not_possible`: The appointment's state does not allow this
             *     - Too many concurrent bookings or changes of the same days
             */
            409: components["responses"]["Conflict"];
            /** @description `hold_expired`: The hold has expired or was released */
            410: components["responses"]["Gone"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOauthToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description `authorization_code`, `refresh_token` or `password` */
                    grant_type: string;
                    /** @description The code from the redirect */
                    code?: string;
                    /** @description The redirect URL of the authorization request, if it had one */
                    redirect_uri?: string;
                    /** @description The PKCE verifier of the code (RFC 7636) */
                    code_verifier?: string;
                    /** @description The latest refresh token */
                    refresh_token?: string;
                    /** @description A subset of the granted scopes, separated by spaces */
                    scope?: string;
                    /** @description The e-mail address, for the password grant */
                    username?: string;
                    /** @description For the password grant */
                    password?: string;
                    /** @description Optional with an Authorization header */
                    client_id?: string;
                    /** @description For confidential applications, unless in the Authorization header */
                    client_secret?: string;
                };
                "application/json": {
                    /** @description `authorization_code`, `refresh_token` or `password` */
                    grant_type: string;
                    /** @description The code from the redirect */
                    code?: string;
                    /** @description The redirect URL of the authorization request, if it had one */
                    redirect_uri?: string;
                    /** @description The PKCE verifier of the code (RFC 7636) */
                    code_verifier?: string;
                    /** @description The latest refresh token */
                    refresh_token?: string;
                    /** @description A subset of the granted scopes, separated by spaces */
                    scope?: string;
                    /** @description The e-mail address, for the password grant */
                    username?: string;
                    /** @description For the password grant */
                    password?: string;
                    /** @description Optional with an Authorization header */
                    client_id?: string;
                    /** @description For confidential applications, unless in the Authorization header */
                    client_secret?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        access_token: string;
                        /** @constant */
                        token_type: "bearer";
                        /** @description In seconds */
                        expires_in: number;
                        refresh_token: string;
                        /** @description The granted scopes, separated by spaces */
                        scope: string;
                        /** @description Seconds since 1970 */
                        created_at: number;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - `invalid_request`: A parameter is too long, repeated, or not text
             *     - `invalid_request`: The header and the body identify different applications
             *     - `invalid_request`: `grant_type` is missing
             *     - `unsupported_grant_type`: `grant_type` is not supported
             *     - `invalid_request`: A key has invalid characters (RFC 6749, appendix A)
             *     - `unauthorized_client`: The application may not use this `grant_type`
             *     - `invalid_request`: A required parameter of the grant is missing
             *     - `invalid_scope`: `scope` has invalid characters
             *     - `invalid_grant`: The username or the password is wrong
             *     - `invalid_grant`: The person has a second factor and must use the authorization code grant
             *     - `invalid_grant`: The person has not confirmed the e-mail address
             *     - `invalid_scope`: The application may not request this scope
             *     - `invalid_grant`: The code is of another application, expired, used or revoked
             *     - `invalid_grant`: `redirect_uri` differs from the authorization request
             *     - `invalid_grant`: The code has a challenge, but `code_verifier` is missing
             *     - `invalid_request`: `code_verifier` is malformed (RFC 7636, section 4.1)
             *     - `invalid_grant`: `code_verifier` does not match the challenge, or the code has no challenge
             *     - `invalid_grant`: The refresh token is of another application, expired, used or revoked
             *     - `invalid_scope`: `scope` exceeds the granted scopes
             */
            400: components["responses"]["OAuthRefused"];
            /** @description `invalid_client`: The application is unknown or its secret is wrong */
            401: components["responses"]["OAuthUnauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    revokeOauthToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description An access token or a refresh token */
                    token: string;
                    /** @description Ignored */
                    token_type_hint?: string;
                    /** @description Optional with an Authorization header */
                    client_id?: string;
                    /** @description For confidential applications, unless in the Authorization header */
                    client_secret?: string;
                };
                "application/json": {
                    /** @description An access token or a refresh token */
                    token: string;
                    /** @description Ignored */
                    token_type_hint?: string;
                    /** @description Optional with an Authorization header */
                    client_id?: string;
                    /** @description For confidential applications, unless in the Authorization header */
                    client_secret?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - `invalid_request`: A parameter is too long, repeated, or not text
             *     - `invalid_request`: The header and the body identify different applications
             *     - `invalid_request`: `token` is missing
             *     - `unauthorized_client`: The token belongs to another application
             */
            400: components["responses"]["OAuthRefused"];
            /** @description `invalid_client`: The application is unknown or its secret is wrong */
            401: components["responses"]["OAuthUnauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    introspectOauthToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": {
                    /** @description An access token or a refresh token */
                    token: string;
                    /** @description Ignored */
                    token_type_hint?: string;
                    /** @description Optional with an Authorization header */
                    client_id?: string;
                    /** @description For confidential applications, unless in the Authorization header */
                    client_secret?: string;
                };
                "application/json": {
                    /** @description An access token or a refresh token */
                    token: string;
                    /** @description Ignored */
                    token_type_hint?: string;
                    /** @description Optional with an Authorization header */
                    client_id?: string;
                    /** @description For confidential applications, unless in the Authorization header */
                    client_secret?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        active: boolean;
                        scope?: string;
                        client_id?: string;
                        /** @description The e-mail address; requires the scope `users:read` */
                        username?: string;
                        token_type?: string;
                        exp?: number;
                        iat?: number;
                        sub?: string;
                        iss?: string;
                    };
                };
            };
            /**
             * @description One of these:
             *
             *     - The body cannot be read
             *     - `invalid_request`: A parameter is too long, repeated, or not text
             *     - `invalid_request`: The header and the body identify different applications
             *     - `invalid_request`: `token` is missing
             */
            400: components["responses"]["OAuthRefused"];
            /**
             * @description One of these:
             *
             *     - `invalid_client`: The application is unknown or its secret is wrong
             *     - `invalid_client`: The application has no secret
             */
            401: components["responses"]["OAuthUnauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getOauthServer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        issuer: string;
                        authorization_endpoint: string;
                        token_endpoint: string;
                        revocation_endpoint: string;
                        introspection_endpoint: string;
                        scopes_supported: string[];
                        response_types_supported: string[];
                        response_modes_supported: string[];
                        grant_types_supported: string[];
                        token_endpoint_auth_methods_supported: string[];
                        revocation_endpoint_auth_methods_supported: string[];
                        introspection_endpoint_auth_methods_supported: string[];
                        code_challenge_methods_supported: string[];
                        authorization_response_iss_parameter_supported: boolean;
                    };
                };
            };
            default: components["responses"]["Failed"];
        };
    };
    authorizeApplication: {
        parameters: {
            query: {
                response_type: "code";
                client_id: string;
                /** @description A registered redirect URL; required if there are several */
                redirect_uri?: string;
                /** @description Returned unchanged */
                state?: string;
                /** @description Separated by spaces; defaults to all scopes of the application */
                scope?: string;
                /** @description Required for an application without a secret */
                code_challenge?: string;
                code_challenge_method?: "S256";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            400: components["responses"]["BrokenLink"];
            default: components["responses"]["PageFailed"];
        };
    };
    listOperatorAccounts: {
        parameters: {
            query: {
                /** @description A number, a URL id, the start of a name, or the owner's e-mail address */
                q: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subdomain: string;
                        name: string;
                        timezone: string;
                        suspended: boolean;
                        /** @description True if an operator approved or created it */
                        approved: boolean;
                        /** @description True if its mails use its own texts */
                        trusted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        owner: {
                            id: number;
                            name: string;
                            email: string;
                            /** @description True if the owner confirmed the address */
                            verified: boolean;
                        };
                    }[];
                };
            };
            401: components["responses"]["Unknown"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: email
                     * @description Of the owner
                     */
                    email: string;
                    /** @description The owner's name */
                    owner?: string;
                    /** @description Of the account */
                    name: string;
                    timezone?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subdomain: string;
                        url: string;
                        /** @description A personal token of the owner, returned only here */
                        token: string;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unknown"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - The time zone name is unknown
             */
            422: components["responses"]["Invalid"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateOperatorAccountSuspension: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    suspended: boolean;
                };
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unknown"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    updateOperatorAccountApproval: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    approved: boolean;
                };
            };
        };
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unknown"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listWaitingAccounts: {
        parameters: {
            query?: {
                /** @description Maximum number of entries; defaults to 50 */
                limit?: number;
                /** @description Returns entries with a greater id: pass the last id of the previous page */
                after?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        subdomain: string;
                        name: string;
                        timezone: string;
                        suspended: boolean;
                        /** @description True if an operator approved or created it */
                        approved: boolean;
                        /** @description True if its mails use its own texts */
                        trusted: boolean;
                        /** Format: date-time */
                        created_at: string;
                        owner: {
                            id: number;
                            name: string;
                            email: string;
                            /** @description True if the owner confirmed the address */
                            verified: boolean;
                        };
                    }[];
                };
            };
            401: components["responses"]["Unknown"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorAccountDemo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description A month, such as 2026-12; defaults to the current one */
                    month?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        resources: number;
                        clients: number;
                        projects: number;
                        bookings: number;
                        downtimes: number;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unknown"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /**
             * @description One of these:
             *
             *     - A field is missing or invalid
             *     - `month`: Not a month
             *     - The account has deleted a default resource type
             */
            422: components["responses"]["Invalid"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    deleteOperatorUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description No content */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unknown"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorReconciliation: {
        parameters: {
            query?: {
                /** @description True to compare appointments with the payment services */
                payments?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    Location: components["headers"]["Location"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        findings: {
                            check: string;
                            accountId: number | null;
                            subject: string;
                            expected: string;
                            found: string;
                        }[];
                        checked: {
                            resources: number;
                            days: number;
                            /** @description Findings in appointment payments, if requested */
                            payments: number;
                        };
                        /** @description False if it stopped early, after 1,000 findings */
                        complete: boolean;
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unknown"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getOperatorHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        waiting: {
                            what: string;
                            /** @description Age of the oldest waiting item in seconds; 0 if none waits */
                            seconds: number;
                            /** @description Counts up to 1,000; null if not counted */
                            count: number | null;
                        }[];
                        /** @description Up to 100, oldest failure first */
                        failingWebhooks: {
                            accountId: number;
                            id: number;
                            /** @description ISO 8601, such as 2031-12-24T18:00:00.000Z */
                            since: string;
                            /** @description Number of consecutive failed attempts */
                            failures: number;
                        }[];
                        /** @description Jobs that gave up in the last 30 days, across all services in the database */
                        failedJobs: {
                            queue: string;
                            count: number;
                            /** @description ISO 8601, such as 2031-12-24T18:00:00.000Z */
                            last: string;
                        }[];
                    };
                };
            };
            401: components["responses"]["Unknown"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    getOperatorKeyRotation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keyRotation: {
                            /** @description The master key version of new seals */
                            version: number;
                            /** @enum {unknown} */
                            state: "none" | "waiting" | "resealing" | "done";
                            begunAt: string | null;
                            endedAt: string | null;
                            /** @description Older versions that MASTER_KEY must still contain */
                            needed: number[];
                            /** @description Processes that do not use the version yet */
                            waitingFor: string[];
                            columns: {
                                column: string;
                                /** @description Null until the values are counted */
                                total: number | null;
                                seen: number;
                                resealed: number;
                                /** @description Sealed with a key that MASTER_KEY does not contain */
                                unreadable: number;
                                done: boolean;
                            }[];
                        };
                    };
                };
            };
            401: components["responses"]["Unknown"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    createOperatorKeyRotation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        keyRotation: {
                            /** @description The master key version of new seals */
                            version: number;
                            /** @enum {unknown} */
                            state: "none" | "waiting" | "resealing" | "done";
                            begunAt: string | null;
                            endedAt: string | null;
                            /** @description Older versions that MASTER_KEY must still contain */
                            needed: number[];
                            /** @description Processes that do not use the version yet */
                            waitingFor: string[];
                            columns: {
                                column: string;
                                /** @description Null until the values are counted */
                                total: number | null;
                                seen: number;
                                resealed: number;
                                /** @description Sealed with a key that MASTER_KEY does not contain */
                                unreadable: number;
                                done: boolean;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Malformed"];
            401: components["responses"]["Unknown"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["Invalid"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
    listOperatorActions: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        id: number;
                        /** Format: date-time */
                        at: string;
                        /** @description The operator and their IP address */
                        actor: string;
                        /** @description The action, as `noun.verb` */
                        action: string;
                        subject: string;
                        details: {
                            [key: string]: unknown;
                        };
                    }[];
                };
            };
            401: components["responses"]["Unknown"];
            /**
             * @description One of these:
             *
             *     - `host_unknown`: The Host header names another server: use the admin listener's address
             *     - `origin_unknown`: The request came from a page of another site
             *     - `proxy_unknown`: The request passed an unknown proxy: set TRUST_PROXY to trust it
             *     - `operator_remote`: Operators must connect from this machine, unless OPERATOR_HOST allows others
             */
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            /** @description `too_many_keys`: Too many wrong operator keys from this address */
            429: components["responses"]["TooManyRequests"];
            default: components["responses"]["Failed"];
        };
    };
}

/** The operations of the API, by their names in its description. */
export type Operation = keyof operations;
/** The body of a successful response. */
export type AnswerOf<Name extends Operation> = JSONOf<Done<operations[Name]["responses"]>>;
/** The body of a request. */
export type BodyOf<Name extends Operation> =
  operations[Name] extends { requestBody?: infer Sent } ? JSONOf<NonNullable<Sent>> : never;
/** The query of a request. */
export type QueryOf<Name extends Operation> = NonNullable<operations[Name]["parameters"]["query"]>;
type Done<Responses> = Responses[keyof Responses & (200 | 201 | 202)];
type JSONOf<Message> =
  Message extends { content: { "application/json": infer JSON } } ? JSON : never;
